fxge 1
model "hash_tensor.all.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %hash_tensor = aten.hash_tensor.default(self=%x) : u64[]
  return %hash_tensor as "hash_tensor"
}
