import { useTranslations } from 'next-intl';

/** Markets and fields of art, as large names. */
export function BusinessFields() {
  const t = useTranslations('business.servicePage.fields');
  return (
    <div className="grid gap-x-5 gap-y-12 rounded-lg bg-sunk px-5 py-8 md:grid-cols-2 md:px-10 md:py-14 lg:px-16 lg:py-20">
      <Field title={t('markets')} names={t('marketList')} />
      <Field title={t('applications')} names={t('applicationList')} />
    </div>
  );
}

function Field({ title, names }: { title: string; names: string }) {
  return (
    <div>
      <h3 className="text-xs font-bold tracking-widest text-ink-2 uppercase">{title}</h3>
      <ul className="mt-3">
        {names.split('\n').map((name) => (
          <li key={name} className="py-1 text-xl font-semibold md:text-2xl">
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
