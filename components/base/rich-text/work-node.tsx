import { Node, NodeViewWrapper, type ReactNodeViewProps, ReactNodeViewRenderer } from '@tiptap/react';
import type { ReactNode } from 'react';
import { isWorkId } from '@/lib/base/rich-text/rules/picture-key';

/** Shows an embedded work by its id. */
export type RenderWork = (id: string) => ReactNode;

/** A work in an article: only its id is saved, and its owner says how it looks. */
export const WorkNode = Node.create<{ render: RenderWork }>({
  name: 'work',
  group: 'plate',
  atom: true,
  draggable: true,
  // Before a figure with a picture.
  priority: 110,
  addOptions() {
    return { render: () => null };
  },
  addAttributes() {
    return {
      id: {
        default: '',
        parseHTML: (element) => element.getAttribute('data-work'),
        renderHTML: ({ id }) => ({ 'data-work': id }),
      },
    };
  },
  parseHTML() {
    return [
      { tag: 'figure[data-work]', getAttrs: (figure) => isWorkId(figure.getAttribute('data-work') ?? '') && null },
    ];
  },
  renderHTML({ HTMLAttributes }) {
    return ['figure', HTMLAttributes];
  },
  addNodeView() {
    return ReactNodeViewRenderer(WorkView);
  },
});

/** Inert, so that a press selects it and plays nothing. */
function WorkView({ node, extension }: ReactNodeViewProps) {
  return (
    <NodeViewWrapper as="figure">
      <div inert>{(extension.options.render as RenderWork)(node.attrs.id)}</div>
    </NodeViewWrapper>
  );
}
