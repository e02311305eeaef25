/**
 * Sanitised rich text whose pictures can be pressed to be seen large (`components/ui/gallery.tsx`): each but those in links
 * becomes a button. Makes nothing safer.
 *
 * @param label what the button says of a picture: its description, as it stands in the HTML, or its number
 */
export function pressedPictures(html: string, label: (picture: string) => string): string {
  let count = 0;
  return html.replace(/<a[\s>].*?<\/a>|<img\s[^>]*>/gs, (part) => {
    if (!part.startsWith('<img')) return part;
    count += 1;
    const alt = /\salt="([^"]+)"/.exec(part)?.[1];
    return `<button type="button" data-picture="" aria-label="${label(alt ?? String(count))}">${part}</button>`;
  });
}
