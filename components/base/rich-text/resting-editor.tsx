import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { imageUrl } from '@/lib/platform/shared/format/picture';
import { ownMedia } from '@/lib/platform/shared/hosts';
import { editorLook } from './editor-look';

interface RestingEditorProps {
  ref: Ref<HTMLDivElement>;
  /** The HTML that the editor begins with. */
  value: string;
  labelledBy: string;
  lang: string;
}

/**
 * The editor of an article before it is loaded: its text can be read where it will stand. It can be focused, as keyboards and
 * screen readers do, which is a sign to load the editor.
 */
export function RestingEditor({ ref, value, labelledBy, lang }: RestingEditorProps) {
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
        className={`[&_figure[data-work]]:h-25 [&_figure[data-work]]:rounded-md [&_figure[data-work]]:bg-sunk ${editorLook.article}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server has sanitised, or this editor has written
        dangerouslySetInnerHTML={{ __html: shown }}
      />
    </div>
  );
}
