'use client';

import { useTranslations } from 'next-intl';
import { type DetailedHTMLProps, type HTMLAttributes, useEffect, useRef } from 'react';
import { useSdkState } from '@/lib/base/wechat/client/sdk-state';
import { toast } from '@/lib/platform/client/toast';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { demoTimeout } from './demo-launch';

interface DemoTagProps {
  /** Id of the app at the chat app's open platform; null where the site has none. */
  appId: string | null;
  /** Its query is what the app is told. */
  address: string;
  /** Where it goes when the app does not open. */
  landing: string;
}

/** The chat app's launch tag (specification section 2), shown once its JS-SDK is ready. */
export function DemoTag({ appId, address, landing }: DemoTagProps) {
  const t = useTranslations('appLink.demo.tag');
  const sdk = useSdkState();
  if (appId === null || sdk === 'off') return <p className="text-ink-2">{t('unconfigured')}</p>;
  if (sdk === 'waiting') return <p className="text-ink-2">{t('waiting')}</p>;
  if (sdk === 'failed') return <p className="text-ink-2">{t('broken')}</p>;
  // The tag is read once, so another address is another tag.
  return <LaunchTag key={address} appId={appId} address={address} landing={landing} />;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'wx-open-launch-app': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        appid: string;
        extinfo: string;
        onlaunch(): void;
        onerror(event: CustomEvent<{ errMsg: string }>): void;
      };
    }
  }
}

/** The content of the tag; styles of the page do not apply inside it. */
const template = (label: string) => `<script type="text/wxtag-template"><style>
.launch { width: 100%; min-height: 44px; border: 0; border-radius: 99px; padding: 0 20px; font: 600 15px/1.6 sans-serif; background: #3d2bff; color: #fff }
@media (prefers-color-scheme: dark) { .launch { background: #8d80ff; color: #0b0b0d } }
</style><button class="launch">${label}</button></script>`;

function LaunchTag({ appId, address, landing }: DemoTagProps & { appId: string }) {
  const t = useTranslations('appLink.demo.tag');
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function fail({ detail }: CustomEvent<{ errMsg: string }>) {
    toast(t('failed', { reason: detail.errMsg }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => router.push(landing), demoTimeout);
  }

  return (
    <wx-open-launch-app
      appid={appId}
      extinfo={address.split('?')[1] ?? ''}
      onlaunch={() => toast(t('launched'))}
      onerror={fail}
      className="block"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, in the form that the tag asks for
      dangerouslySetInnerHTML={{ __html: template(t('launch')) }}
    />
  );
}
