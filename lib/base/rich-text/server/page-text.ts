import sanitizeHtml from 'sanitize-html';
import { isOwnPicture, richTextWithGifs } from '@/lib/platform/shared/format/rich-text';

/** Tags beyond this depth are removed, their text stays. */
const deepest = 40;

/** The elements that an editor can write; everything that could run, load, style or submit is excluded. */
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
  // These are removed with their content; of other forbidden tags the text stays.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'iframe', 'noscript', 'template', 'svg', 'math'],
  transformTags: { a: safeLink, img: safePicture },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

function safeLink(tagName: string, { target, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: { ...attribs, ...(target === '_blank' && { target }), rel: 'noopener' } };
}

/** A picture without attributes is removed: every one but ours, since other hosts would learn who reads what. */
function safePicture(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: isOwnPicture(attribs.src ?? '') ? attribs : {} };
}

/**
 * Rich text with only what an editor can write (DESIGN 8). Applied on input, so that nothing else is stored, and again
 * on output, so that stricter rules apply to older texts too.
 */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, rules);
}

/** Stored rich text for display: sanitised, its pictures in the gif format (specification section 9). */
export function showRichText(html: string): string {
  return richTextWithGifs(sanitizeRichText(html));
}
