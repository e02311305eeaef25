import { type Attribute, Node } from '@tiptap/react';
import { isPictureKey } from '@/lib/base/rich-text/rules/picture-key';
import { imageUrl } from '@/lib/platform/shared/format/picture';
import { ownMedia } from '@/lib/platform/shared/hosts';

/** A picture of an article with its caption. Its media key is saved; the editor shows the picture at that key. */
export const FigureNode = Node.create<{ hint: string }>({
  name: 'figure',
  group: 'plate',
  atom: true,
  draggable: true,
  addOptions() {
    return { hint: '' };
  },
  addAttributes() {
    const caption: Attribute = {
      default: '',
      parseHTML: (element) => element.querySelector('figcaption')?.textContent?.trim() ?? '',
    };
    return { src: ofImage(''), alt: ofImage(''), width: ofImage(null), height: ofImage(null), caption };

    function ofImage(without: string | null): Attribute {
      return { default: without };
    }
  },
  parseHTML() {
    return [
      { tag: 'figure', getAttrs: pictureIn },
      { tag: 'img[src]', getAttrs: pictureIn },
    ];
  },
  renderHTML({ node }) {
    const { caption, ...image } = node.attrs;
    return ['figure', ['img', image], ...(caption ? [['figcaption', caption] as const] : [])];
  },
  addNodeView() {
    const { hint } = this.options;
    return ({ node }) => {
      const dom = document.createElement('figure');
      const image = dom.appendChild(document.createElement('img'));
      const caption = dom.appendChild(document.createElement('figcaption'));
      const note = dom.appendChild(document.createElement('p'));
      note.textContent = hint;
      const show = ({ attrs }: typeof node) => {
        // Pictures of a draft are only for its author, which only our own host can check.
        const address = imageUrl(attrs.src, ownMedia);
        if (image.getAttribute('src') !== address) image.src = address;
        image.alt = attrs.alt;
        for (const side of ['width', 'height'] as const) {
          if (attrs[side]) image.setAttribute(side, attrs[side]);
        }
        caption.textContent = attrs.caption;
        caption.hidden = !attrs.caption;
        note.hidden = attrs.alt.trim() !== '';
      };
      show(node);
      return {
        dom,
        // The same element, so that the picture does not blink while somebody describes it.
        update(next) {
          if (next.type !== node.type) return false;
          show(next);
          return true;
        },
      };
    };
  },
});

/** The attributes of the image in a figure, or of an image alone; false unless it is ours. */
function pictureIn(element: HTMLElement) {
  const image = element.matches('img') ? element : element.querySelector('img');
  const of = (name: string) => image?.getAttribute(name) ?? '';
  if (!isPictureKey(of('src'))) return false;
  return { src: of('src'), alt: of('alt'), width: of('width') || null, height: of('height') || null };
}
