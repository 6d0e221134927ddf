fxge 1
model "npu.npu_confusion_transpose.first.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 4]) {
  %npu_confusion_transpose = npu.npu_confusion_transpose.default(self=%x, perm=[1, 0, 2], shape=[6, 4], transpose_first=true) : f32[6, 4]
  return %npu_confusion_transpose as "npu_confusion_transpose"
}
