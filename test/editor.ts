/** Stand-ins for layout that ProseMirror measures, and for the size of a picture, neither of which jsdom has. */
export function standInForEditor(): void {
  const nowhere = new DOMRect();
  Object.assign(Range.prototype, { getClientRects: () => [nowhere], getBoundingClientRect: () => nowhere });
  Object.assign(document, { elementFromPoint: () => null });
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 800, height: 600 }) });
}
