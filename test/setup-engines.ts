// Pages and commands read the slices of their process; they are half of the product, so they are loaded on first use.
Object.defineProperty(globalThis, 'lightfieldProduct', {
  configurable: true,
  get: () => jest.requireActual<typeof import('@/lib/app/whole-product')>('@/lib/app/whole-product').wholeProduct,
});

// The key of secret boxes: without one, tests would make it in the project's data folder.
process.env.PAPERS_KEY ??= Buffer.alloc(32, 'test').toString('base64url');
