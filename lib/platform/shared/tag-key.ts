/** The normal form of a tag: tags that differ by case, width or spaces are equal (specification section 5). */
export function tagKey(tag: string): string {
  return tag.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
