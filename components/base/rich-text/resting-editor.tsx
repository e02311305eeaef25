import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { imageUrl } from '@/lib/platform/shared/format/picture';
import { ownMedia } from '@/lib/platform/shared/hosts';
import type { RichKind } from './editor-extensions';
import { editorLook } from './editor-look';

/** What people write; a page is edited by staff, and may be HTML. */
export type WrittenKind = Exclude<RichKind, 'page'>;

interface RestingEditorProps {
  ref: Ref<HTMLDivElement>;
  kind: WrittenKind;
  /** The HTML that the editor begins with. */
  value: string;
  labelledBy: string;
  lang: string;
}

/**
 * An editor before it is loaded: its text can be read where it will stand. It can be focused, as keyboards and
 * screen readers do, which is a sign to load the editor.
 */
export function RestingEditor({ ref, kind, value, labelledBy, lang }: RestingEditorProps) {
  const t = useTranslations('richText');
  const shown = value.replaceAll(/ src="([^"]*)"/g, (_, key: string) => ` src="${imageUrl(key, ownMedia)}"`);
  return (
    <div className="rounded-md border border-line bg-surface">
      {/* As high as the toolbar. */}
      <div className="h-14.25 border-line border-b pointer-fine:h-20.25" />
      {/* biome-ignore lint/a11y/useSemanticElements: headings and pictures are in it, as in the editor */}
      <div
        ref={ref}
        role="textbox"
        aria-multiline="true"
        aria-readonly="true"
        aria-labelledby={labelledBy}
        aria-description={t('loading')}
        tabIndex={0}
        lang={lang}
        className={`[&_figure[data-work]]:h-25 [&_figure[data-work]]:rounded-md [&_figure[data-work]]:bg-sunk ${editorLook[kind]}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server has sanitised, or this editor has written
        dangerouslySetInnerHTML={{ __html: shown }}
      />
    </div>
  );
}
