import { MarkedBody } from '@/components/base/moderation/card-marked-body';
import { ReviewedEssay } from '@/components/base/moderation/card-reviewed-essay';
import { ReviewNotes } from '@/components/base/staff/card-review-parts';
import type { BroadcastForReview } from '@/lib/live/broadcast/contract';
import { languages } from '@/lib/platform/shared/language';
import { textFields } from './text-fields';

/** The texts in both languages as visitors will see them, with the words that need attention marked. */
export function BroadcastTexts({ broadcast }: { broadcast: BroadcastForReview }) {
  const { words, underReview } = broadcast;
  return (
    <>
      <ReviewNotes {...broadcast} />
      {languages.map((language) => {
        const [title, body] = textFields[language];
        return (
          <ReviewedEssay
            key={language}
            {...{ language, words }}
            now={{ title: broadcast[title], body: broadcast[body] }}
            becomes={{ title: underReview[title], body: underReview[body] }}
            renderBody={(html, name) => <MarkedBody {...{ html, language, words }} name={name || broadcast.title} />}
          />
        );
      })}
    </>
  );
}
