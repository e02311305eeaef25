import { imageHost, ownMedia } from '../hosts';
import { imageUrl, isComplete } from './picture';

/** One `<img …>`; a `>` inside a quoted value does not end it. */
const imageTag = /<img(?=[\s/])(?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
/** One attribute: its name and, if it has one, its value, with the equals sign and the quotes. */
const attribute = /([^\s"'<>/=]+)(?:(\s*=\s*)("[^"]*"|'[^']*'|[^\s"'<>`]+))?/g;

/**
 * Rewrites the pictures of a rich text to the gif format, so that animations move (specification section 9): each `src`
 * that is a bare media key or an address in our media gets `f=gif`, other parameters stay. Pictures of other hosts and
 * everything else are unchanged. Takes sanitised HTML and does not sanitise.
 */
export function richTextWithGifs(html: string): string {
  return html.replace(imageTag, (tag) => {
    // Of several `src` attributes browsers use the first.
    const source = [...tag.slice('<img'.length).matchAll(attribute)].find(([, name]) => name?.toLowerCase() === 'src');
    const [whole = '', name = '', sign = '', value = ''] = source ?? [];
    const quote = /^["']/.exec(value)?.[0] ?? '';
    const address = gifAddress(decodeAmpersands(quote ? value.slice(1, -1) : value).trim());
    if (!source || address === null) return tag;
    const start = '<img'.length + source.index;
    const rewritten = `${name}${sign}${quote || '"'}${address.replaceAll('&', '&amp;')}${quote || '"'}`;
    return tag.slice(0, start) + rewritten + tag.slice(start + whole.length);
  });
}

/** Placeholder for our own address; `.invalid` is reserved. */
const ownSite = 'http://own.invalid';

/** Whether the `src` of a picture is one of ours: a bare media key, or an address in our media or of the image host. */
export function isOwnPicture(source: string): boolean {
  const url = readAddress(source, `${ownSite}${ownMedia}/`);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return [ownMedia, imageHost()].some((host) => {
    const media = readAddress(`${host}/`, ownSite);
    return media !== null && url.host === media.host && url.pathname.startsWith(media.pathname);
  });
}

function readAddress(address: string, base: string): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null;
}

/** The address in the gif format; null when the picture is not ours. */
function gifAddress(source: string): string | null {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(source) ?? [];
  const address = ourAddress(path);
  if (address === null) return null;
  const parameters = new URLSearchParams(query);
  parameters.set('f', 'gif');
  return `${address}?${parameters}${fragment}`;
}

function ourAddress(path: string): string | null {
  if (isInOurMedia(path)) return path;
  const isForeign = path === '' || isComplete(path) || /^[a-z][a-z\d+.-]*:/i.test(path);
  return isForeign ? null : imageUrl(path);
}

/** With either scheme or none: editors store all three. */
function isInOurMedia(path: string): boolean {
  const bare = path.replace(/^https?:(?=\/\/)/i, '');
  return [ownMedia, imageHost().replace(/^https?:/i, '')].some((host) => bare.startsWith(`${host}/`));
}

function decodeAmpersands(value: string): string {
  return value.replace(/&(?:amp|#38|#x26);/gi, '&');
}
