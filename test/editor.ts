/** Stand-ins for layout that ProseMirror measures, for the size of a picture, and for a person, none of which jsdom has. */
export function standInForEditor(): void {
  // Somebody is there, for whom it is loaded.
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
  const nowhere = new DOMRect();
  Object.assign(Range.prototype, { getClientRects: () => [nowhere], getBoundingClientRect: () => nowhere });
  Object.assign(document, { elementFromPoint: () => null });
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 800, height: 600, close: () => undefined }) });
}
