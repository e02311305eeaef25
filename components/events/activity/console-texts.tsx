import { MarkedBody } from '@/components/base/moderation/card-marked-body';
import { ReviewedEssay } from '@/components/base/moderation/card-reviewed-essay';
import { ReviewNotes } from '@/components/base/staff/card-review-parts';
import type { ActivityForReview } from '@/lib/events/activity/contract';
import { languages } from '@/lib/platform/shared/language';
import { textFields } from './text-fields';

/** The texts in both languages as visitors will see them, with the words that need attention marked. */
export function ActivityTexts({ activity }: { activity: ActivityForReview }) {
  const { words, underReview } = activity;
  return (
    <>
      <ReviewNotes {...activity} />
      {languages.map((language) => {
        const [title, body] = textFields[language];
        return (
          <ReviewedEssay
            key={language}
            {...{ language, words }}
            now={{ title: activity[title], body: activity[body] }}
            becomes={{ title: underReview[title], body: underReview[body] }}
            renderBody={(html, name) => <MarkedBody {...{ html, language, words }} name={name || activity.title} />}
          />
        );
      })}
    </>
  );
}
