'use client';

import { useTranslations } from 'next-intl';
import { PageField } from '@/components/base/rich-text/card-page-field';
import { blockLimits } from '@/lib/base/content/codes';
import { languageNames, languages } from '@/lib/platform/shared/language';
import { BilingualFields } from './edit-bilingual';
import { PartnersFields, PicturesFields, ThingsFields, TimetableFields } from './edit-list-fields';
import { BlockPictureField } from './edit-picture-field';
import type { BlockFieldsProps, FieldsOf } from './edit-props';
import { TitleFields } from './edit-title-fields';

/** The fields of a block by its kind; a part of another slice has none. */
export function BlockFields({ block, ...field }: BlockFieldsProps) {
  switch (block.kind) {
    case 'head':
      return <HeadFields {...field} block={block} />;
    case 'text':
      return <TextFields {...field} block={block} />;
    case 'pictures':
      return <PicturesFields {...field} block={block} />;
    case 'things':
      return <ThingsFields {...field} block={block} />;
    case 'timetable':
      return <TimetableFields {...field} block={block} />;
    case 'partners':
      return <PartnersFields {...field} block={block} />;
    case 'part':
      return <NoFields />;
  }
}

function HeadFields({ block, onChange, problemAt, pictures }: FieldsOf<'head'>) {
  const t = useTranslations('contentBlocks.fields');
  return (
    <>
      <TitleFields {...{ block, onChange, problemAt }} />
      <BilingualFields
        label={t('subtitle')}
        value={block.subtitle}
        onChange={(subtitle) => onChange({ ...block, subtitle })}
        problemAt={(language) => problemAt(`subtitle.${language}`)}
        most={blockLimits.line}
      />
      <BlockPictureField
        label={t('picture')}
        picture={block.picture}
        onChange={(picture) => onChange({ ...block, picture })}
        error={problemAt('picture')}
        {...pictures}
      />
    </>
  );
}

function TextFields({ block, onChange, problemAt, pictures }: FieldsOf<'text'>) {
  const t = useTranslations('contentBlocks.fields');
  return languages.map((language) => (
    <div key={language} className="mb-4">
      <PageField
        label={t(`text.${language}`)}
        lang={languageNames[language].html}
        value={block[language]}
        kept={null}
        onChange={(html) => onChange({ ...block, [language]: html })}
        error={problemAt(language)}
        {...pictures}
      />
    </div>
  ));
}

function NoFields() {
  const t = useTranslations('contentBlocks');
  return <p className="text-ink-2 text-sm text-pretty">{t('partText')}</p>;
}
