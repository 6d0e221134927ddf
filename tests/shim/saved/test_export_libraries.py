#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests of fxge.export with models of transformers and diffusers."""

from __future__ import annotations

import json
import os
import sys
import unittest
from typing import Any
from unittest import mock

import torch
from exporting import ExportTestCase
from torch import Tensor

import fxge
from fxge._exporting import isolation

try:
    import transformers
    from safetensors.torch import load_file, save_file
except ImportError:
    transformers = None  # type: ignore[assignment]
try:
    import diffusers
except ImportError:
    diffusers = None  # type: ignore[assignment]

SMALL = {
    "hidden_size": 32,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "intermediate_size": 40,
}
IMAGE = SMALL | {"image_size": 32, "patch_size": 8}


@unittest.skipUnless(transformers, "needs transformers")
class Transformers(ExportTestCase):
    def config(self, name: str, kind: str, **settings: Any) -> None:
        transformers.AutoConfig.for_model(kind, **settings).save_pretrained(name)

    def test_classification(self) -> None:
        self.config(
            "bert",
            "bert",
            vocab_size=99,
            max_position_embeddings=64,
            num_labels=3,
            architectures=["BertForSequenceClassification"],
            **SMALL,
        )
        plan, _ = self.export(
            "bert", "-o", "out", "--random", "0", "--dry-run", "--dynamic", "batch=1..8,seq=1..32"
        )
        self.assertIn("input_ids: int64[batch=2, seq=32]; dynamic: batch=1..8, seq=1..32", plan)
        self.assertFalse(os.path.exists("out"))
        self.export("bert", "-o", "out", "--random", "0", "--dynamic", "batch=1..8,seq=1..32")
        m = self.manifest()
        self.assertEqual(
            (m["task"], m["random_weights"], len(m["classes"])), ("text-classification", True, 3)
        )
        self.assertEqual(m["programs"][0]["inputs"][0]["dims"], ["batch", "seq"])
        self.export("bert", "-o", "geared", "--random", "0", "--gears", "batch=1,4;seq=16,32")
        self.assertIn("--dynamic_dims=", self.manifest("geared")["programs"][0]["atc"])
        self.commands()
        self.refused(
            2,
            "no task 'depth-estimation'",
            "bert",
            "-o",
            "no",
            "--random",
            "0",
            "--task",
            "depth-estimation",
        )
        self.refused(2, "there is no task 'x'", "bert", "-o", "no", "--random", "0", "--task", "x")
        self.refused(
            2,
            "no input has a size 'frames'",
            "bert",
            "-o",
            "no",
            "--random",
            "0",
            "--size",
            "frames=3",
        )
        for option, hint in (
            ("--size=seq=65", "at most --size seq=64"),
            ("--dynamic=seq=1..65", "at most --dynamic seq=1..64"),
        ):
            self.refused(2, "the model has 64 positions", "bert", "-o", "no", "--random=0", option)
            self.refused(2, hint, "bert", "-o", "no", "--random", "0", option)
        self.refused(4, "--random 0", "bert", "-o", "no")  # no weights

    def test_images(self) -> None:
        """An image is read as transformers' own processor reads it."""
        from PIL import Image

        self.config(
            "vit", "vit", num_labels=4, architectures=["ViTForImageClassification"], **IMAGE
        )
        pixels = torch.randint(0, 256, (53, 71, 3), dtype=torch.uint8).numpy()
        Image.fromarray(pixels).save("wide.png")
        Image.fromarray(pixels.transpose(1, 0, 2)).convert("L").save("tall.png")
        forms = (
            ("ViTImageProcessorPil", {"size": {"height": 32, "width": 32}}),
            ("CLIPImageProcessorPil", {"size": {"shortest_edge": 40}, "crop_size": 32}),
            ("ViTImageProcessorPil", {"size": {"height": 32, "width": 32}, "do_normalize": False}),
        )
        for k, (kind, settings) in enumerate(forms):
            processor = getattr(transformers, kind)(**settings)
            processor.save_pretrained("vit")
            self.export("vit", "-o", f"out{k}", "--random", "0", "--no-verify")
            for name in ("wide.png", "tall.png"):
                image = Image.open(name).convert("RGB")
                wanted = torch.as_tensor(processor(image, return_tensors="np")["pixel_values"])
                found = fxge.read_image(name, f"out{k}")
                self.assertEqual((found.dtype, found.shape), (torch.float32, wanted.shape))
                self.assertLess(float((found - wanted).abs().max()), 1e-5, (kind, settings, name))
        fxge.load("out0")(fxge.read_image("wide.png", "out0"))
        for path, directory, status in (
            ("no.png", "out0", 5),
            ("models.py", "out0", 5),
            ("wide.png", "nowhere", 5),
            ("wide.png", "vit", 5),
        ):
            with self.assertRaises(fxge.FxgeError) as e:
                fxge.read_image(path, directory)
            self.assertEqual(e.exception.status, status, (path, directory))
        manifest = self.dir / "out0" / "manifest.json"
        good = json.loads(manifest.read_text())
        for preprocessing, status in (
            (None, 2),
            ({}, 2),
            ({"size": "large"}, 4),
            ({"size": {"height": 30, "width": 32}}, 4),
            ({"size": {"shortest_edge": "x"}}, 4),
        ):
            manifest.write_text(json.dumps(good | {"preprocessing": preprocessing}))
            with self.assertRaises(fxge.FxgeError) as e:
                fxge.read_image("wide.png", "out0")
            self.assertEqual(e.exception.status, status, preprocessing)

    def test_same_bytes(self) -> None:
        self.config(
            "vit", "vit", num_labels=4, architectures=["ViTForImageClassification"], **IMAGE
        )
        for name in ("a", "b"):
            self.export("vit", "-o", name, "--random", "7")
        self.assertEqual(self.manifest("a")["files"].keys(), self.manifest("b")["files"].keys())
        for f in ("model.air", "model.io.json"):
            self.assertEqual((self.dir / "a" / f).read_bytes(), (self.dir / "b" / f).read_bytes())

    def test_saved_weights(self) -> None:
        image = IMAGE | {"image_size": [32, 32]}
        config = transformers.AutoConfig.for_model("yolos", num_detection_tokens=5, **image)
        transformers.YolosForObjectDetection(config).save_pretrained("yolos")
        self.export("yolos", "-o", "out")
        self.assertEqual(
            [o["name"] for o in self.manifest()["programs"][0]["outputs"]], ["logits", "pred_boxes"]
        )

    def test_directories_run_no_code(self) -> None:
        """Code beside a configuration, and pickled weights, are not read."""
        config = transformers.AutoConfig.for_model(
            "bert", vocab_size=99, max_position_embeddings=64, **SMALL
        )
        config.architectures = ["BertForMaskedLM"]
        config.save_pretrained("bert")
        evil = "open('evil', 'w').close()\n"
        (self.dir / "bert" / "evil.py").write_text(evil + "class Evil: pass\n")
        text = json.loads((self.dir / "bert" / "config.json").read_text())
        text["auto_map"] = {"AutoConfig": "evil.Evil", "AutoModelForMaskedLM": "evil.Evil"}
        (self.dir / "bert" / "config.json").write_text(json.dumps(text))

        class Pickled:
            def __reduce__(self) -> Any:
                return exec, (evil,)

        torch.save({"weight": Pickled()}, "bert/pytorch_model.bin")
        self.refused(4, "bert", "bert", "-o", "out")
        self.export("bert", "-o", "out", "--random", "0", code=0)
        self.assertFalse(os.path.exists("evil"))

    def bert(self, **settings: Any) -> None:
        """Saves a small model, its configuration changed by `settings`."""
        config = transformers.AutoConfig.for_model(
            "bert", vocab_size=99, max_position_embeddings=64, **SMALL
        )
        transformers.BertForMaskedLM(config).save_pretrained("bert")
        self.change("bert", **settings)

    def change(self, directory: str, **settings: Any) -> None:
        file = self.dir / directory / "config.json"
        file.write_text(json.dumps(json.loads(file.read_text()) | settings))

    def test_directories_read_their_own_files(self) -> None:
        """An index and a configuration name no file elsewhere, and no pickle."""
        self.bert()
        weights = self.dir / "bert" / "model.safetensors"
        weights.rename(self.dir / "other.safetensors")
        index = self.dir / "bert" / "model.safetensors.index.json"
        for name in ("../other.safetensors", str(self.dir / "other.safetensors"), "a.bin", 3):
            keys = load_file("other.safetensors")
            index.write_text(json.dumps({"metadata": {}, "weight_map": dict.fromkeys(keys, name)}))
            self.refused(4, "expected a .safetensors file of its", "bert", "-o", "out")
        for damaged in ("{", "[]", '{"weight_map": 1}', "[" * 100000):
            index.write_text(damaged)
            self.refused(4, "model.safetensors.index.json", "bert", "-o", "out")
        index.unlink()
        torch.save(load_file("other.safetensors"), "bert/adapter_model.bin")
        for name in ("adapter_model.bin", "../other.safetensors"):
            self.change("bert", transformers_weights=name)
            self.refused(4, "expected a .safetensors file of its", "bert", "-o", "out")
        (self.dir / "other.safetensors").rename(self.dir / "bert" / "mine.safetensors")
        self.change("bert", transformers_weights="mine.safetensors")
        self.export("bert", "-o", "out", "--no-verify")

    def test_directories_lack_no_weights(self) -> None:
        """No random weights stand for those that a file, an index or a configuration leave out."""
        self.bert()
        weights, config = self.dir / "bert" / "model.safetensors", self.dir / "bert" / "config.json"
        whole, text = load_file(weights), config.read_text()
        names = sorted(n for n in whole if "attention" in n)
        kept = {n: t for n, t in whole.items() if n not in names[:2]}
        save_file(kept, weights, {"format": "pt"})
        self.refused(4, f"has no weights {names[0]}, {names[1]} of Bert", "bert", "-o", "out")
        save_file(whole, weights, {"format": "pt"})
        index = self.dir / "bert" / "model.safetensors.index.json"
        weights.rename(self.dir / "bert" / "a.safetensors")
        index.write_text(
            json.dumps({"metadata": {}, "weight_map": dict.fromkeys(kept, "a.safetensors")})
        )
        index.write_text(index.read_text().replace("a.safetensors", "b.safetensors"))
        save_file(kept, self.dir / "bert" / "b.safetensors", {"format": "pt"})
        self.refused(4, f"has no weights {names[0]}", "bert", "-o", "out")
        index.unlink()
        (self.dir / "bert" / "a.safetensors").rename(weights)
        layers = json.loads(text)["num_hidden_layers"]
        self.change("bert", num_hidden_layers=layers + 1)
        self.refused(4, "and 12 more of Bert", "bert", "-o", "out")
        self.export("bert", "-o", "out", "--no-verify", "--random", "1")
        config.write_text(text)

    def test_directories_that_other_packages_read(self) -> None:
        """An adapter is not left out in silence, and no function of torchao is called by name."""
        self.bert()
        adapter = self.dir / "bert" / "adapter_config.json"
        adapter.write_text(json.dumps({"peft_type": "LORA", "base_model_name_or_path": "other"}))
        self.refused(3, "adapter_config.json", "bert", "-o", "out")
        adapter.unlink()
        called = {"default": {"_type": "quantize_", "_data": {"model": 1, "config": 2}}}
        self.change("bert", quantization_config={"quant_method": "torchao", "quant_type": called})
        self.refused(3, "torchao", "bert", "-o", "out")
        config = self.dir / "bert" / "config.json"
        config.rename(config.with_name("config.4.0.0.json"))
        config.write_text(json.dumps({"configuration_files": ["config.4.0.0.json"]}))
        self.refused(3, "torchao", "bert", "-o", "out")
        self.assertFalse(os.path.exists("out"))

    def test_configurations_of_huge_models(self) -> None:
        """The number of modules and the memory of parameters are limited while a model is made."""
        self.bert()
        with mock.patch.object(isolation, "_MOST_MODULES", 1000):
            for random in ([], ["--random", "0"]):
                self.change("bert", num_hidden_layers=10**9)
                self.refused(7, "more than 1000 modules", "bert", "-o", "out", *random)
                self.change("bert", num_hidden_layers=1)
                self.export("bert", "-o", f"out{len(random)}", "--no-verify", *random)
        with mock.patch.object(isolation, "_memory", return_value=1 << 20):
            self.change("bert", vocab_size=10**6)
            self.refused(7, "more than 1 MiB", "bert", "-o", "out", "--random", "0")

    def test_directories_use_no_network(self) -> None:
        """A configuration that names a model or a kernel elsewhere fetches nothing."""
        asked: list[Any] = []

        def ask(*args: Any, **_: Any) -> Any:
            sys.audit("socket.getaddrinfo", *args)  # as the function does itself
            asked.append(args)
            raise OSError("fetched")

        self.bert(attn_implementation="someone/kernel")
        (self.dir / "detr").mkdir()
        (self.dir / "detr" / "config.json").write_text(
            json.dumps({"model_type": "detr", "backbone": "a/b", "use_timm_backbone": False})
        )
        with mock.patch("socket.getaddrinfo", ask):
            for random in ([], ["--random", "0"]):
                self.refused(
                    4, "nothing from the network", "detr", "-o", "out", *random,
                    *("--task", "object-detection"),
                )  # fmt: skip
                self.export("bert", "-o", f"out{len(random)}", "--no-verify", *random)
            self.assertEqual(asked, [])
            with self.assertRaisesRegex(OSError, "fetched"):
                ask("host", 443)

    def test_generation(self) -> None:
        self.config(
            "llama",
            "llama",
            vocab_size=99,
            num_key_value_heads=2,
            max_position_embeddings=64,
            architectures=["LlamaForCausalLM"],
            **SMALL,
        )
        self.export("llama", "-o", "out", "--random", "0", "--size", "cache=32,seq=6")
        m = self.manifest()
        self.assertEqual([p["name"] for p in m["programs"]], ["prefill", "decode"])
        self.assertEqual((m["cache"], m["tokens"]["generated"]), (32, 8))
        self.assertEqual(m["tokens"]["clear"], m["tokens"]["equal"])
        self.assertGreater(m["tokens"]["clear"], 4)
        self.commands()
        self.refused(
            2, "at most --size cache=64", "llama", "-o", "no", "--random", "0", "--size", "cache=65"
        )
        self.refused(
            2, "the cache has room", "llama", "-o", "no", "--random", "0", "--size", "cache=8,seq=9"
        )
        self.refused(
            2, "batch of a cache", "llama", "-o", "no", "--random", "0", "--dynamic", "batch=1..4"
        )

    def test_other_logits_over_a_cache(self) -> None:
        """A wrapper that loses the model's head is not proved by itself."""
        from fxge._exporting import generation

        original = generation.Decoder.forward

        def headless(self: Any, **inputs: Tensor) -> dict[str, Tensor]:
            return {"logits": original(self, **inputs)["logits"] * 1.1}

        self.config("llama", "llama", vocab_size=99, architectures=["LlamaForCausalLM"], **SMALL)
        with mock.patch.object(generation.Decoder, "forward", headless):
            self.refused(4, "other logits", "llama", "-o", "out", "--random", "0")

    def test_encoder_decoder(self) -> None:
        self.config(
            "whisper",
            "whisper",
            vocab_size=99,
            d_model=32,
            encoder_layers=1,
            decoder_layers=1,
            encoder_attention_heads=4,
            decoder_attention_heads=4,
            encoder_ffn_dim=40,
            decoder_ffn_dim=40,
            max_source_positions=20,
            max_target_positions=40,
            num_mel_bins=8,
            pad_token_id=0,
            bos_token_id=1,
            eos_token_id=2,
            decoder_start_token_id=1,
            architectures=["WhisperForConditionalGeneration"],
        )
        self.export("whisper", "-o", "out", "--random", "0")
        m = self.manifest()
        self.assertEqual(
            (m["task"], [p["name"] for p in m["programs"]]),
            ("speech-seq2seq", ["encoder", "prefill", "decode"]),
        )
        self.commands()


UNET = {
    "block_out_channels": (8, 16),
    "layers_per_block": 1,
    "norm_num_groups": 4,
    "sample_size": 8,
    "attention_head_dim": 4,
}


@unittest.skipUnless(transformers and diffusers, "needs diffusers")
class Diffusion(ExportTestCase):
    """Pipelines as their directories: no tokenizer and no scheduler is read."""

    def pipeline(self, name: str, **models: list[str]) -> None:
        index = {"_class_name": name, "scheduler": ["diffusers", "PNDMScheduler"], **models}
        (self.dir / "pipe" / "model_index.json").write_text(json.dumps(index))

    def text_to_image(self, save: str = "save_pretrained") -> None:
        torch.manual_seed(0)
        kinds = ("DownBlock2D", "CrossAttnDownBlock2D"), ("CrossAttnUpBlock2D", "UpBlock2D")
        unet = diffusers.UNet2DConditionModel(
            down_block_types=kinds[0], up_block_types=kinds[1], cross_attention_dim=16, **UNET
        )
        decoder = diffusers.AutoencoderKL(
            block_out_channels=(8, 16),
            norm_num_groups=4,
            down_block_types=("DownEncoderBlock2D",) * 2,
            up_block_types=("UpDecoderBlock2D",) * 2,
        )
        config = transformers.CLIPTextConfig(
            vocab_size=99,
            hidden_size=16,
            intermediate_size=20,
            num_hidden_layers=1,
            num_attention_heads=2,
            max_position_embeddings=8,
            eos_token_id=2,
        )
        for name, model in (
            ("unet", unet),
            ("vae", decoder),
            ("text_encoder", transformers.CLIPTextModel(config)),
        ):
            getattr(model, save)(self.dir / "pipe" / name)
        self.pipeline(
            "StableDiffusionPipeline",
            unet=["diffusers", "UNet2DConditionModel"],
            vae=["diffusers", "AutoencoderKL"],
            text_encoder=["transformers", "CLIPTextModel"],
            tokenizer=["transformers", "CLIPTokenizer"],
            safety_checker=[None, None],
        )

    def test_text_to_image(self) -> None:
        self.text_to_image()
        self.export("pipe", "-o", "out", "--dynamic", "batch=1..4")
        m = self.manifest()
        names = ["text_encoder", "denoiser", "image_decoder"]
        self.assertEqual([p["name"] for p in m["programs"]], names)
        self.assertEqual(
            [i["name"] for i in m["programs"][1]["inputs"]],
            ["sample", "timestep", "encoder_hidden_states"],
        )
        self.commands()

    def test_two_texts(self) -> None:
        """The form of SDXL: two encoders, and the second one's embedding with sizes."""
        unet = diffusers.UNet2DConditionModel(
            down_block_types=("DownBlock2D", "CrossAttnDownBlock2D"),
            up_block_types=("CrossAttnUpBlock2D", "UpBlock2D"),
            cross_attention_dim=32,
            addition_embed_type="text_time",
            addition_time_embed_dim=8,
            projection_class_embeddings_input_dim=16 + 6 * 8,
            **UNET,
        )
        unet.save_config(self.dir / "pipe" / "unet")
        config = transformers.CLIPTextConfig(
            vocab_size=99,
            hidden_size=16,
            intermediate_size=20,
            num_hidden_layers=2,
            num_attention_heads=2,
            max_position_embeddings=8,
            projection_dim=16,
            eos_token_id=2,
        )
        for name in ("text_encoder", "text_encoder_2"):
            config.save_pretrained(self.dir / "pipe" / name)
        self.pipeline(
            "StableDiffusionXLPipeline",
            unet=["diffusers", "UNet2DConditionModel"],
            text_encoder=["transformers", "CLIPTextModel"],
            text_encoder_2=["transformers", "CLIPTextModelWithProjection"],
        )
        self.export("pipe", "-o", "out", "--random", "0")
        names = ["text_encoder", "text_encoder_2", "denoiser"]
        self.assertEqual([p["name"] for p in self.manifest()["programs"]], names)

    def test_classes_in_place_of_texts(self) -> None:
        model = diffusers.DiTTransformer2DModel(
            num_attention_heads=2,
            attention_head_dim=8,
            in_channels=4,
            out_channels=8,
            num_layers=1,
            sample_size=8,
            num_embeds_ada_norm=10,
        )
        model.save_config(self.dir / "pipe" / "transformer")
        self.pipeline("DiTPipeline", transformer=["diffusers", "DiTTransformer2DModel"])
        self.export("pipe", "-o", "out", "--random", "0")
        inputs = [i["name"] for i in self.manifest()["programs"][0]["inputs"]]
        self.assertEqual(inputs, ["hidden_states", "timestep", "class_labels"])

    def test_pixels_alone(self) -> None:
        unet = diffusers.UNet2DModel(
            down_block_types=("DownBlock2D", "AttnDownBlock2D"),
            up_block_types=("AttnUpBlock2D", "UpBlock2D"),
            **UNET,
        )
        unet.save_config(self.dir / "pipe" / "unet")
        self.pipeline("DDPMPipeline", unet=["diffusers", "UNet2DModel"])
        self.export("pipe", "-o", "out", "--random", "0")
        self.assertEqual([p["name"] for p in self.manifest()["programs"]], ["denoiser"])

    def test_pipelines_run_no_code(self) -> None:
        """Code in a pipeline's directory, and pickled weights, are not read."""
        self.text_to_image()
        evil = "open('evil', 'w').close()\n"
        for name in ("None.py", "pipeline.py", "unet/diffusers.py", "unet/evil.py"):
            (self.dir / "pipe" / name).write_text(evil + "class Evil: pass\n")
        for name in ("unet", "text_encoder"):
            config = self.dir / "pipe" / name / "config.json"
            text = json.loads(config.read_text())
            text["auto_map"] = {"AutoModel": "evil.Evil", "AutoConfig": "evil.Evil"}
            config.write_text(json.dumps(text))
        self.export("pipe", "-o", "out", "--no-verify")
        weights = self.dir / "pipe" / "unet" / "diffusion_pytorch_model.safetensors"
        os.remove(weights)

        class Pickled:
            def __reduce__(self) -> Any:
                return exec, (evil,)

        torch.save({"weight": Pickled()}, weights.with_name("diffusion_pytorch_model.bin"))
        self.refused(4, "pipe", "pipe", "-o", "no")
        self.assertFalse(os.path.exists("evil"))

    def test_directories_that_do_not_fit(self) -> None:
        (self.dir / "pipe").mkdir()
        for name, models, code, text in (
            ("A", {"unet": ["os", "system"]}, 3, "no denoising model"),
            ("A", {"unet": ["diffusers", "DiffusionPipeline"]}, 3, "no denoising model"),
            ("A", {"unet": ["diffusers", "__name__"]}, 3, "no denoising model"),
            ("A", {"unet": [1, 2], "vae": "x"}, 3, "no denoising model"),
            ("A", {"unet": ["diffusers", "UNet2DModel"]}, 4, "expected config.json"),
        ):
            self.pipeline(name, **models)
            self.refused(code, text, "pipe", "-o", "out")
        for models in (
            {"../../unet": ["diffusers", "UNet2DModel"]},
            {"unet": [["diffusers"], "UNet2DModel"]},
        ):
            self.pipeline("A", **models)
            self.refused(3, "no denoising model", "pipe", "-o", "out")
        for content in ("[]", "{", "", "[" * 100000):
            (self.dir / "pipe" / "model_index.json").write_text(content)
            self.refused(4, "model_index.json", "pipe", "-o", "out")


if __name__ == "__main__":
    unittest.main()
