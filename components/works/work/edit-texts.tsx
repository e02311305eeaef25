'use client';

import { useTranslations } from 'next-intl';
import { LengthCount } from '@/components/ui/length-count';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { countCharacters } from '@/lib/platform/shared/characters';
import { workLimits } from '@/lib/works/work/codes';
import { useRuleOf } from './edit-rules';
import type { EditedWork } from './edit-work-state';

const fields = {
  zh: ['titleZh', 'introZh', 'titleEn', 'introEn'],
  en: ['titleEn', 'introEn', 'titleZh', 'introZh'],
} as const;

/** Titles and intros in both languages, that of the page first. */
export function EditTexts({ work }: { work: EditedWork }) {
  const t = useTranslations('workEdit.fields');
  const ruleOf = useRuleOf(work);
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-3">
      {fields[language].map((name) => {
        const isTitle = name.startsWith('title');
        const waiting = work.draft.underReview[name];
        const text = work.values[name];
        const max = isTitle ? workLimits.title : workLimits.intro;
        const length = countCharacters(text.trim());
        const field = {
          ...{ name, label: t(name), value: text, error: ruleOf(name), readOnly: work.isReadOnly },
          hint: waiting === undefined ? undefined : t('underReview', { text: waiting }),
          lang: name.endsWith('Zh') ? 'zh-Hans' : 'en',
        };
        if (isTitle)
          return <TextField key={name} {...field} onChange={(event) => work.change({ [name]: event.target.value })} />;
        return (
          <TextAreaField
            key={name}
            {...field}
            rows={4}
            counter={<LengthCount {...{ length, max }} label={t('count', { length, max })} />}
            isOver={length > max}
            onChange={(event) => work.change({ [name]: event.target.value })}
          />
        );
      })}
    </div>
  );
}
