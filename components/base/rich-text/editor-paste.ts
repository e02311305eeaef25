'use client';

import { Fragment, Slice } from '@tiptap/pm/model';
import type { Selection } from '@tiptap/pm/state';
import { type EditorOptions, getHTMLFromFragment } from '@tiptap/react';
import { useState } from 'react';
import { cleanPasted } from '@/lib/base/rich-text/client/clean-pasted';
import { isWithinLimits } from '@/lib/base/rich-text/codes';
import { workInAddress } from '@/lib/base/rich-text/rules/work-address';

type EditorView = Parameters<NonNullable<EditorOptions['editorProps']['handlePaste']>>[0];

/** What somebody is told after they pasted. */
export type PasteNote = { about: 'dropped'; count: number } | { about: 'tooLong' } | null;

/**
 * What is pasted or dropped into an article: only what an article keeps of it, the bare address of a work as the work;
 * nothing, where the text would become too long.
 */
export function useArticlePaste() {
  const [note, setNote] = useState<PasteNote>(null);
  const refuse = (view: EditorView, slice: Slice) => {
    const { doc } = view.state.tr.replaceSelection(slice);
    const isRefused = !isWithinLimits(getHTMLFromFragment(doc.content, view.state.schema));
    if (isRefused) setNote({ about: 'tooLong' });
    return isRefused;
  };
  const editorProps = {
    transformPastedHTML(html: string): string {
      const clean = cleanPasted(html);
      setNote(clean.droppedPictures > 0 ? { about: 'dropped', count: clean.droppedPictures } : null);
      return isOwnCopy(html, clean.html) ? html : clean.html;
    },
    transformPasted: (slice: Slice, view: EditorView) => withWorks(slice, view.state.selection),
  };
  return { editorProps, refuse, note, forget: () => setNote(null) };
}

/** Of a copy from the editor itself, the mark stays that says where it was cut. */
function isOwnCopy(html: string, clean: string): boolean {
  return html.replace(/ data-pm-slice="[^"]*"|<meta[^>]*>/g, '') === clean;
}

/** Lines of nothing but the address of a work, as the work. Within a line it stays an address. */
function withWorks(slice: Slice, { $from, empty }: Selection): Slice {
  const isAlone = slice.content.childCount > 1 || (empty && $from.depth === 1 && $from.parent.content.size === 0);
  const work = isAlone ? $from.doc.type.schema.nodes.work : undefined;
  if (!work) return slice;
  const nodes: Slice['content']['content'][number][] = [];
  let found = 0;
  slice.content.forEach((node) => {
    const id = node.type.name === 'paragraph' ? workInAddress(node.textContent, location.origin) : null;
    if (id) found += 1;
    nodes.push(id ? work.create({ id }) : node);
  });
  return found > 0 ? new Slice(Fragment.from(nodes), 0, 0) : slice;
}
