import { MarkedText } from '@/components/base/moderation/card-marked-text';
import { ReviewedEssay } from '@/components/base/moderation/card-reviewed-essay';
import { ReviewNotes } from '@/components/base/staff/card-review-parts';
import type { DemandForReview } from '@/lib/careers/demand/contract';
import { languageNames, languages } from '@/lib/platform/shared/language';
import { textFields } from './text-fields';

/** The texts in both languages as readers will see them, with the words that need attention marked. */
export function DemandTexts({ demand }: { demand: DemandForReview }) {
  const { words, underReview } = demand;
  return (
    <>
      <ReviewNotes {...demand} />
      {languages.map((language) => {
        const [title, body] = textFields[language];
        return (
          <ReviewedEssay
            key={language}
            {...{ language, words }}
            now={{ title: demand[title], body: demand[body] }}
            becomes={{ title: underReview[title], body: underReview[body] }}
            renderBody={(text) => (
              <p lang={languageNames[language].html} className="max-w-170">
                <MarkedText text={text} words={words} />
              </p>
            )}
          />
        );
      })}
    </>
  );
}
