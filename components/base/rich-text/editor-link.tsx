'use client';

import type { Editor } from '@tiptap/react';
import { useTranslations } from 'next-intl';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { lineField } from '@/components/ui/line-field';
import { articleLink } from '@/lib/base/rich-text/rules/article-link';
import { linkAddress } from '@/lib/base/rich-text/rules/link-address';
import type { RichKind } from './editor-extensions';

interface LinkBarProps {
  editor: Editor;
  kind: RichKind;
  onClose(): void;
}

/** Sets, changes or removes the link of the selection; without a selection the address becomes the text. */
export function LinkBar({ editor, kind, onClose }: LinkBarProps) {
  const t = useTranslations('richText.link');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const former: string = editor.getAttributes('link').href ?? '';
  const [address, setAddress] = useState(former);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => input.current?.focus(), []);

  function close() {
    onClose();
    editor.commands.focus();
  }
  function apply(event: FormEvent) {
    event.preventDefault();
    const href = linkAddress(address);
    if (href === null || (kind !== 'page' && !articleLink(href))) return setRefused(true);
    setLink(editor, href);
    close();
  }
  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }
  function leave(event: KeyboardEvent) {
    if (event.key === 'Escape') close();
  }
  return (
    <form onSubmit={apply} noValidate className="border-line border-t p-2">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {t('address')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="text"
          id={id}
          value={address}
          inputMode="url"
          autoComplete="off"
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={leave}
          aria-invalid={isRefused || undefined}
          aria-describedby={`${id}-note`}
          className={`min-w-40 grow ${lineField}`}
        />
        <button type="submit" className={buttonClass('ink', 'small')}>
          {t('apply')}
        </button>
        {former && (
          <button type="button" onClick={remove} className={`text-danger ${buttonClass('line', 'small')}`}>
            {t('remove')}
          </button>
        )}
        <button type="button" onClick={close} className={buttonClass('line', 'small')}>
          {t('close')}
        </button>
      </div>
      <p id={`${id}-note`} role={isRefused ? 'alert' : undefined} className="text-danger text-sm">
        {isRefused && t('refused')}
      </p>
    </form>
  );
}

function setLink(editor: Editor, href: string) {
  const chain = editor.chain().focus();
  if (!editor.state.selection.empty || editor.isActive('link')) chain.extendMarkRange('link').setLink({ href }).run();
  else chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
}
