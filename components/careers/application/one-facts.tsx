import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ApplicationDetail } from '@/lib/careers/application/contract';

/** The note, the contacts and the facts of the profile. */
export function OneFacts({ application }: { application: ApplicationDetail }) {
  const t = useTranslations('applicationDesk.one');
  const { note, profile } = application;
  const facts = [
    { label: t('profession'), value: profile.profession },
    { label: t('industry'), value: profile.industry },
    { label: t('education'), value: profile.education },
    { label: t('fields'), value: profile.creativeFields.join(' · ') },
  ].filter(({ value }) => value !== '');
  return (
    <div className="mt-6 space-y-6">
      <section>
        <h2 className="mb-1 text-lg">{t('note')}</h2>
        <p className={`max-w-170 whitespace-pre-line text-pretty wrap-anywhere ${note ? '' : 'text-ink-3'}`}>
          {note || t('noNote')}
        </p>
      </section>
      <Contacts application={application} />
      {(profile.bio !== '' || facts.length > 0) && (
        <section>
          <h2 className="mb-1 text-lg">{t('facts')}</h2>
          {profile.bio && (
            <p className="max-w-170 whitespace-pre-line text-ink-2 text-pretty wrap-anywhere">{profile.bio}</p>
          )}
          <dl className="mt-2">
            {facts.map(({ label, value }) => (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

function Contacts({ application: { email, phone } }: { application: ApplicationDetail }) {
  const t = useTranslations('applicationDesk.one');
  const link = (href: string, words: string) => (
    <a
      href={href}
      className="inline-flex min-h-11 max-w-full items-center underline underline-offset-4 hover:text-ink-2"
    >
      <span className="min-w-0">{words}</span>
    </a>
  );
  return (
    <section>
      <h2 className="mb-1 text-lg">{t('contact')}</h2>
      {email === '' && phone === '' ? (
        <p className="text-ink-3 text-pretty">{t('noContact')}</p>
      ) : (
        <dl>
          {email !== '' && <Fact label={t('email')}>{link(`mailto:${email}`, email)}</Fact>}
          {phone !== '' && <Fact label={t('phone')}>{link(`tel:${phone.replace(/[^+\d]/g, '')}`, phone)}</Fact>}
        </dl>
      )}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center gap-4">
      <dt className="w-24 flex-none text-ink-3 text-sm">{label}</dt>
      <dd className="min-w-0 flex-1 wrap-anywhere">{children}</dd>
    </div>
  );
}
