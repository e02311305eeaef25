// What takes a second on an idle machine may take many on a busy one, with two engines beside it; no test waits for the
// timeout.
jest.setTimeout(30_000);

// Pages and commands read the slices of their process; they are half of the product, so they are loaded on first use.
Object.defineProperty(globalThis, 'lightfieldProduct', {
  configurable: true,
  get: () => jest.requireActual<typeof import('@/lib/app/whole-product')>('@/lib/app/whole-product').wholeProduct,
});
