'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/text-field';
import { blockLimits } from '@/lib/base/content/codes';
import { BilingualFields } from './edit-bilingual';
import { BlockItems } from './edit-items';
import { BlockPictureField } from './edit-picture-field';
import type { FieldsOf } from './edit-props';
import { BlockThingsField } from './edit-things-field';
import { TitleFields } from './edit-title-fields';

/** Pictures with their captions. */
export function PicturesFields({ block, onChange, problemAt, pictures }: FieldsOf<'pictures'>) {
  const t = useTranslations('contentBlocks.fields');
  return (
    <>
      <TitleFields {...{ block, onChange, problemAt }} />
      <BlockItems
        list="pictures"
        items={block.items}
        empty={{ picture: '', caption: { zh: '', en: '' } }}
        onChange={(items) => onChange({ ...block, items })}
        error={problemAt('items')}
      >
        {(item, index, change) => (
          <>
            <BlockPictureField
              label={t('picture')}
              picture={item.picture}
              onChange={(picture) => change({ picture })}
              error={problemAt(`items.${index}.picture`)}
              {...pictures}
            />
            <BilingualFields
              label={t('caption')}
              value={item.caption}
              onChange={(caption) => change({ caption })}
              problemAt={(language) => problemAt(`items.${index}.caption.${language}`)}
              most={blockLimits.line}
            />
          </>
        )}
      </BlockItems>
    </>
  );
}

/** Things by reference. */
export function ThingsFields({ block, onChange, problemAt }: FieldsOf<'things'>) {
  return (
    <>
      <TitleFields {...{ block, onChange, problemAt }} />
      <BlockThingsField
        items={block.items}
        onChange={(items) => onChange({ ...block, items })}
        error={problemAt('items')}
      />
    </>
  );
}

/** What happens when and where. */
export function TimetableFields({ block, onChange, problemAt }: FieldsOf<'timetable'>) {
  const t = useTranslations('contentBlocks.fields');
  const none = { zh: '', en: '' };
  return (
    <>
      <TitleFields {...{ block, onChange, problemAt }} />
      <BlockItems
        list="rows"
        items={block.rows}
        empty={{ time: '', title: none, place: none }}
        onChange={(rows) => onChange({ ...block, rows })}
        error={problemAt('rows')}
      >
        {(row, index, change) => (
          <>
            <TextField
              label={t('time')}
              hint={t('timeHint')}
              value={row.time}
              onChange={({ target }) => change({ time: target.value })}
              error={problemAt(`rows.${index}.time`)}
              maxLength={blockLimits.time}
              autoComplete="off"
            />
            {(['title', 'place'] as const).map((part) => (
              <BilingualFields
                key={part}
                label={t(part === 'title' ? 'what' : 'place')}
                value={row[part]}
                onChange={(text) => change({ [part]: text })}
                problemAt={(language) => problemAt(`rows.${index}.${part}.${language}`)}
                most={part === 'title' ? blockLimits.line : blockLimits.title}
              />
            ))}
          </>
        )}
      </BlockItems>
    </>
  );
}

/** Partners with their websites and logos. */
export function PartnersFields({ block, onChange, problemAt, pictures }: FieldsOf<'partners'>) {
  const t = useTranslations('contentBlocks.fields');
  return (
    <>
      <TitleFields {...{ block, onChange, problemAt }} />
      <BlockItems
        list="partners"
        items={block.items}
        empty={{ name: { zh: '', en: '' }, url: '', picture: '' }}
        onChange={(items) => onChange({ ...block, items })}
        error={problemAt('items')}
      >
        {(item, index, change) => (
          <>
            <BilingualFields
              label={t('name')}
              value={item.name}
              onChange={(name) => change({ name })}
              problemAt={(language) => problemAt(`items.${index}.name.${language}`)}
              most={blockLimits.title}
            />
            <TextField
              label={t('url')}
              hint={t('urlHint')}
              value={item.url}
              onChange={({ target }) => change({ url: target.value })}
              error={problemAt(`items.${index}.url`)}
              inputMode="url"
              autoComplete="off"
            />
            <BlockPictureField
              label={t('logo')}
              isWhole
              picture={item.picture}
              onChange={(picture) => change({ picture })}
              error={problemAt(`items.${index}.picture`)}
              {...pictures}
            />
          </>
        )}
      </BlockItems>
    </>
  );
}
