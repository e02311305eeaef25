// What takes a second on a quiet machine may take many on a busy one, with two engines beside it; no test waits for it to pass.
jest.setTimeout(30_000);

// Pages and commands ask for the slices of their process; they are half of the product, so they are loaded by who asks first.
Object.defineProperty(globalThis, 'lightfieldProduct', {
  configurable: true,
  get: () => jest.requireActual<typeof import('@/lib/app/whole-product')>('@/lib/app/whole-product').wholeProduct,
});
