import { type AnyExtension, type Editor, type Extensions, generateHTML, generateJSON, type Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { normalMarkup } from '@/lib/base/rich-text/client/normal-markup';
import { articleLink } from '@/lib/base/rich-text/rules/article-link';
import { linkAddress } from '@/lib/base/rich-text/rules/link-address';
import { FigureNode } from './figure-node';
import { PictureNode } from './picture-node';
import { type RenderWork, WorkNode } from './work-node';

/** What is written: a page of the site with pictures in its lines, an article with figures and works, or a text without pictures. */
export type RichKind = 'page' | 'article' | 'text';

const link = {
  openOnClick: false,
  defaultProtocol: 'https',
  // The server puts `rel` on each link; the same tab unless the text says otherwise.
  HTMLAttributes: { target: null, rel: null, class: null },
};

/** The elements of a page: those that the server allows and the toolbar has a button for. */
export const pageExtensions: Extensions = [StarterKit.configure({ heading: { levels: [2, 3, 4] }, link }), PictureNode];

const ArticleKit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map(asInArticle);
  },
});

/** Plates (pictures and works) stand only between blocks, where a text can be cut; the language of a code block would be a class. */
function asInArticle(part: AnyExtension): AnyExtension {
  if (part.name === 'doc') return (part as Node).extend({ content: '(block | plate)+' });
  return part.name === 'codeBlock' ? (part as Node).extend({ addAttributes: () => ({}) }) : part;
}

interface ArticleParts {
  /** Shown in a picture until it is described. */
  hint: string;
  renderWork: RenderWork;
}

const written = {
  heading: { levels: [2, 3] as [2, 3] },
  link: { ...link, isAllowedUri: (address: string) => articleLink(linkAddress(address) ?? '') !== null },
};

/** The elements of a text: those of an article but pictures and works. */
export const textExtensions: Extensions = [StarterKit.configure(written)];

/** The elements of an article: those that `sanitizeArticle` leaves. */
export function articleExtensions({ hint, renderWork }: ArticleParts): Extensions {
  return [ArticleKit.configure(written), FigureNode.configure({ hint }), WorkNode.configure({ render: renderWork })];
}

/** Whether the editor can show the body of a page and return it without loss: it does not know all elements. */
export function canHold(body: string): boolean {
  const written = generateHTML(generateJSON(body, pageExtensions), pageExtensions);
  return normalMarkup(written) === normalMarkup(body);
}

/** The text as it is saved: empty for an empty text, without empty lines at its end. */
export function bodyOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/, '');
}
