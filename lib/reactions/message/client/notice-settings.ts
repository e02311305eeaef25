import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import { Saver } from '@/lib/platform/client/saver';
import { useSaver } from '@/lib/platform/client/use-saver';
import * as calls from '../calls';
import type * as contract from '../contract';

const getSettings: CallOf<typeof contract.getNoticeSettings> = calls.getNoticeSettings;
const saveSettings: CallOf<typeof contract.saveNoticeSettings> = calls.saveNoticeSettings;

/** In ms: switches that are pressed one after the other are saved together. */
const pause = 300;

/** How the caller wants to be told, saved as it is chosen. */
export function useNoticeSettings(first: contract.NoticeSettings) {
  const { saver, state } = useSaver(
    () =>
      new Saver<contract.NoticeSettings, contract.NoticeChoices>(first, {
        key: 'notice-settings-unsaved',
        pause,
        save: (choices, { revision }) => call(saveSettings, { revision, choices }, { encoding: 'json', quiet: true }),
        read: () => call(getSettings, {}, { quiet: true }),
        typedOf: ({ choices }) => choices,
        isSaved: (choices, saved) => JSON.stringify(choices) === JSON.stringify(saved.choices),
      }),
  );
  return { saver, state };
}
