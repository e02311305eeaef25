/**
 * Makes the pictures of sanitised rich text enlargeable (`components/ui/gallery.tsx`): each except those in links
 * becomes a button. Does not sanitise.
 *
 * @param label label of a picture's button, from its alternative text as in the HTML, or its number
 */
export function pressedPictures(html: string, label: (picture: string) => string): string {
  let count = 0;
  // A quoted value may contain a `>`: `sizes="(width >= 768px) …"`.
  return html.replace(/<a[\s>].*?<\/a>|<img\s(?:[^>"]|"[^"]*")*>/gs, (part) => {
    if (!part.startsWith('<img')) return part;
    count += 1;
    const alt = /\salt="([^"]+)"/.exec(part)?.[1];
    return `<button type="button" data-picture="" aria-label="${label(alt ?? String(count))}">${part}</button>`;
  });
}
