import { mergeAttributes, Node } from '@tiptap/react';
import { imageUrl } from '@/lib/platform/shared/format/picture';
import { isOwnPicture } from '@/lib/platform/shared/format/rich-text';
import { ownMedia } from '@/lib/platform/shared/hosts';

/** A picture in the text. Its media key is saved; the editor shows the picture at that key. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes() {
    return { src: {}, alt: { default: null }, width: { default: null }, height: { default: null } };
  },
  parseHTML() {
    return [{ tag: 'img[src]', getAttrs: (image) => isOwnPicture(image.getAttribute('src') ?? '') && null }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['img', mergeAttributes(HTMLAttributes)];
  },
  addNodeView() {
    return ({ node, HTMLAttributes }) => {
      const image = document.createElement('img');
      for (const [name, value] of Object.entries(HTMLAttributes)) {
        if (value !== null && value !== undefined) image.setAttribute(name, String(value));
      }
      // Pictures of a draft are only for its editors, which only our own host can check.
      image.src = imageUrl(node.attrs.src, ownMedia);
      return { dom: image };
    };
  },
});
