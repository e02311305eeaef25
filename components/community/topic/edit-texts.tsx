'use client';

import { useTranslations } from 'next-intl';
import { LengthCount } from '@/components/ui/length-count';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { topicLimits } from '@/lib/community/topic/codes';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { countCharacters } from '@/lib/platform/shared/characters';
import { useRuleOf } from './edit-rules';
import type { EditedTopic } from './edit-state';

const fields = {
  zh: ['nameZh', 'introZh', 'nameEn', 'introEn'],
  en: ['nameEn', 'introEn', 'nameZh', 'introZh'],
} as const;

const most = { introZh: topicLimits.intro, introEn: topicLimits.introEn } as const;

/** Names and introductions in both languages, the language of the page first. */
export function EditTexts({ topic }: { topic: EditedTopic }) {
  const t = useTranslations('topicEdit.fields');
  const ruleOf = useRuleOf(topic);
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-3">
      {fields[language].map((name) => {
        const isWaiting = topic.draft.underReview[name] !== undefined;
        const standing = topic.draft[name];
        const value = topic.values[name];
        const change = (text: string) => topic.change({ [name]: text });
        const field = {
          ...{ name, label: t(name), value, error: ruleOf(name), lang: name.endsWith('Zh') ? 'zh-Hans' : 'en' },
          hint: isWaiting ? t('underReview', { text: standing || t('nothing') }) : undefined,
        };
        if (name === 'nameZh' || name === 'nameEn') {
          const hint = field.hint ?? t(name === 'nameZh' ? 'nameHint' : 'optional');
          return <TextField key={name} {...field} hint={hint} onChange={({ target }) => change(target.value)} />;
        }
        const [length, max] = [countCharacters(value.trim()), most[name]];
        return (
          <TextAreaField
            key={name}
            {...field}
            rows={4}
            counter={<LengthCount {...{ length, max }} label={t('count', { length, max })} />}
            isOver={length > max}
            onChange={({ target }) => change(target.value)}
          />
        );
      })}
    </div>
  );
}
