/** The only characters that sanitised text escapes. */
const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of sanitised rich text, on one line. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:br|p|h[1-6]|li|tr|td|th|div|blockquote|pre|figcaption)(?=[\s/>])[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => characters[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether sanitised rich text shows neither text nor a picture nor a work. */
export function isBlank(html: string): boolean {
  return plainText(html) === '' && !/<(?:img|figure)\s/.test(html);
}
