import { useTranslations } from 'next-intl';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { categoryName } from './category-name';
import { editPartNames, type Finding, findingsOf } from './edit-findings';
import { useRuleWords } from './edit-rules';
import type { EditedContest } from './edit-state';

interface EditMissingProps {
  contest: EditedContest;
  onLead(path: string): void;
}

/** How far a contest is from being published: which parts are done, and what is left in the others, each a way to its field. */
export function EditMissing({ contest, onLead }: EditMissingProps) {
  const t = useTranslations('contestDesk.missing');
  const sections = useTranslations('contestDesk.sections');
  const parts = editPartNames.map((part) => ({ part, findings: findingsOf(part, contest) }));
  const count = parts.flatMap(({ findings }) => findings).length;
  const said = contest.draft.isPublished ? (['published', 'unsaved'] as const) : (['none', 'some'] as const);
  return (
    <nav
      aria-label={t('label')}
      className="mb-6 lg:sticky lg:top-28 lg:mb-0 lg:max-h-[calc(100dvh-15rem)] lg:self-start lg:overflow-y-auto"
    >
      <p className="font-semibold text-pretty">{count === 0 ? t(said[0]) : t(said[1], { count })}</p>
      <ul className="mt-1.5 flex flex-wrap gap-x-5 text-sm lg:flex-col">
        {parts.map(({ part, findings }) => (
          <li key={part} className={findings.length > 0 ? 'max-lg:w-full' : ''}>
            <a
              href={`#${part}`}
              className={`inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline ${findings.length > 0 ? 'text-ink-2' : 'text-ok'}`}
            >
              <span aria-hidden="true">{findings.length > 0 ? '○' : '✓'}</span>
              {sections(part)}
              <span className="sr-only">{t(findings.length > 0 ? 'lacking' : 'there')}</span>
            </a>
            {findings.length > 0 && <Findings contest={contest} findings={findings} onLead={onLead} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Findings({ contest, findings, onLead }: EditMissingProps & { findings: readonly Finding[] }) {
  const t = useTranslations('contestDesk.missing');
  const wordsOf = useRuleWords();
  const nameOf = useFieldName(contest);
  return (
    <ul className="mb-2 ml-4.5">
      {findings.map(({ path, rule }) => (
        <li key={path}>
          <button
            type="button"
            onClick={() => onLead(path)}
            className="min-h-11 text-start text-ink-3 underline-offset-4 hover:text-ink hover:underline"
          >
            {t('item', { field: nameOf(path), text: wordsOf(path, rule) })}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What a field is called; one of a category after the category. */
function useFieldName({ values }: EditedContest): (path: string) => string {
  const t = useTranslations('contestDesk');
  const language = useLanguage();
  return (path) => {
    const [group = '', index] = path.split('.');
    if (group === 'categories' && index !== undefined) {
      const category = values.categories[Number(index)];
      return (category && categoryName(category, language)) || t('categories.untitled', { place: Number(index) + 1 });
    }
    if (group === 'blocks' && index !== undefined) return t('page.block', { place: Number(index) + 1 });
    const field = `fields.${group}` as 'fields.name';
    return t.has(field) ? t(field) : t('fields.other');
  };
}
