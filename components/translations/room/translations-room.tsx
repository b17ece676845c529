'use client';

import { StaffRoom } from '#components/admin-mode/staff-room.tsx';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { churchTag, secondTag } from '#lib/core/church/locale.ts';
import { languageNameIn } from '#lib/core/language/language-names.ts';
import { messages } from '#lib/language/messages.ts';
import { TranslationList } from './translation-list.tsx';

/** What is to translate, for staff: those texts first that visitors read next. */
export function TranslationsRoom() {
  const language = secondTag();
  const { lead, onlyOne, toSettings } = messages.translating;
  if (!language) {
    return (
      <StaffRoom room="translations" lead={onlyOne}>
        <Button href={paths.churchSettingsOf('language')}>{toSettings}</Button>
      </StaffRoom>
    );
  }
  return (
    <StaffRoom room="translations" lead={lead(languageNameIn(language, churchTag()))} isPrivate>
      <TranslationList />
    </StaffRoom>
  );
}
