import { screen, within } from '@testing-library/react';
import { messages } from '@/lib/app/messages';
import { services } from '@/lib/business/lead/codes';
import { renderIn } from '@/test/render';
import { ContactScreen } from './contact-screen';
import { RequestScreen } from './request-screen';

const ways = { hotline: '021-0000 0000', email: null };

test.each(services.flatMap((service) => [['zh', service] as const, ['en', service] as const]))(
  'in %s the page of %s says what it is, asks for no service, and says what comes next',
  (language, service) => {
    const { services: names, form, steps } = messages[language].lead;
    renderIn(language, <RequestScreen service={service} {...ways} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(names[service].name);
    expect(screen.getByText(names[service].lead)).toBeVisible();
    const own = screen.getByRole('form', { name: form.title });
    expect(within(own).queryByLabelText(form.service)).toBeNull();
    for (const { title } of Object.values(steps)) expect(screen.getByText(title)).toBeVisible();
  },
);

test('who wants to advertise can book a week at once', () => {
  renderIn('en', <RequestScreen service="advertising" {...ways} />);
  expect(screen.getByRole('link', { name: 'See the rates and book it' })).toHaveAttribute('href', '/en/advertisement');
});

test('who wants a competition can see those that there are', () => {
  renderIn('en', <RequestScreen service="competitions" {...ways} />);
  expect(screen.getByRole('link', { name: 'Browse contests' })).toHaveAttribute('href', '/en/activity/match');
});

test.each(['zh', 'en'] as const)(
  'in %s the page to reach us shows what staff have written, and asks what it is about',
  (language) => {
    const { form } = messages[language].lead;
    renderIn(
      language,
      <ContactScreen title="找到我们" lang={language === 'en' ? 'zh-CN' : undefined} {...ways}>
        <p>上海市静安区。</p>
      </ContactScreen>,
    );
    const heading = screen.getByRole('heading', { level: 1, name: '找到我们' });
    expect(heading.lang).toBe(language === 'en' ? 'zh-CN' : '');
    expect(screen.getByText('上海市静安区。')).toBeVisible();
    expect(screen.getByLabelText(form.service).querySelectorAll('option')).toHaveLength(services.length + 1);
  },
);

test('while staff have written nothing, it has words of its own', () => {
  const { contact } = messages.en.lead;
  renderIn(
    'en',
    <ContactScreen title={null} lang="zh-CN" {...ways}>
      {null}
    </ContactScreen>,
  );
  const heading = screen.getByRole('heading', { level: 1, name: contact.title });
  expect(heading).not.toHaveAttribute('lang');
  expect(screen.getByText(contact.lead)).toBeVisible();
});
