/** In characters of HTML, and in tags: a text of many takes long to sanitise and to edit. */
export const richTextLimits = { characters: 200_000, tags: 5000 } as const;

/** Whether a rich text is within the limits. */
export function isWithinLimits(html: string): boolean {
  return html.length <= richTextLimits.characters && html.split('<').length <= richTextLimits.tags + 1;
}
