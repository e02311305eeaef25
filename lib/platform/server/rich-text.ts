import sanitizeHtml from 'sanitize-html';
import { isOwnPicture, richTextWithGifs } from '@/lib/platform/shared/format/rich-text';

/** Tags beyond this depth are dropped, their text stays. */
const deepest = 40;

/** What an editor can write; everything that could run, load, style or submit is not on the list. */
const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'div', 'span'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'small', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['lang'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  enforceHtmlBoundary: false,
  nestingLimit: deepest,
  // These are dropped with what is in them; of other tags that are not allowed the text stays.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'iframe', 'noscript', 'template', 'svg', 'math'],
  transformTags: { a: safeLink, img: safePicture },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

function safeLink(tagName: string, { target, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: { ...attribs, ...(target === '_blank' && { target }), rel: 'noopener' } };
}

/** Without attributes a picture is dropped: every one but ours, which would tell another host who reads what. */
function safePicture(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: isOwnPicture(attribs.src ?? '') ? attribs : {} };
}

/**
 * Rich text with nothing in it but what an editor can write (DESIGN 8). Applied on the way in, so that nothing else is
 * stored, and again on the way out, so that stricter rules hold for what was stored before them.
 */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, rules);
}

/** Stored rich text as it is shown: sanitised, its pictures in the gif format (specification section 9). */
export function showRichText(html: string): string {
  return richTextWithGifs(sanitizeRichText(html));
}
