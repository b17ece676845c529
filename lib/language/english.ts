import { factorMessages, factorTexts } from '#lib/account/messages.ts';
import { recoveryMessages, securityMessages } from '#lib/account/security-messages.ts';
import { adminPanelMessages, passwordMessages, sessionMessages } from '#lib/account/session-messages.ts';
import { activityMessages, headlineMessages } from '#lib/activity/messages.ts';
import { announcementLog } from '#lib/announcements/log-messages.ts';
import { announcementMessages } from '#lib/announcements/messages.ts';
import { artMessages } from '#lib/art/messages.ts';
import { backupFileMessages } from '#lib/backups/file-messages.ts';
import { backupMailMessages } from '#lib/backups/mail-messages.ts';
import { backupMessages } from '#lib/backups/messages.ts';
import { backupProblemMessages } from '#lib/backups/problem-messages.ts';
import { bannerItemMessages } from '#lib/banner/messages.ts';
import { bannerMessages } from '#lib/banner/view-messages.ts';
import { churchFactMessages, churchMessages } from '#lib/church/messages.ts';
import { churchPageMessages } from '#lib/church/page-messages.ts';
import {
  editingMessages,
  lookMessages,
  otherSettingMessages,
  settingsFormMessages,
  settingsGroupMessages,
} from '#lib/church/settings-messages.ts';
import { churchViewMessages } from '#lib/church/view-messages.ts';
import { closingMessages, closingWords } from '#lib/closings/messages.ts';
import { closingFormMessages } from '#lib/closings/view-messages.ts';
import { serviceTimeMessages } from '#lib/core/church/messages.ts';
import { dateMessages } from '#lib/core/dates/messages.ts';
import { outboundMessages } from '#lib/core/http/outbound-messages.ts';
import { checkMessages } from '#lib/core/operations/words/check-messages.ts';
import { errorMessages, limitMessages, problemTitles } from '#lib/core/operations/words/messages.ts';
import { fieldMessages } from '#lib/core/operations/words/view-messages.ts';
import { formMessages } from '#lib/core/site/forms/messages.ts';
import {
  layoutMessages,
  orderingMessages,
  pageMessages,
  staffPageMessages,
  uiMessages,
} from '#lib/core/site/words/messages.ts';
import {
  errorPageMessages,
  goneMessages,
  layoutViewMessages,
  uiViewMessages,
} from '#lib/core/site/words/view-messages.ts';
import { visitorFormMessages } from '#lib/core/visitor-form/messages.ts';
import { documentLog } from '#lib/documents/log-messages.ts';
import { documentMessages } from '#lib/documents/messages.ts';
import { eventMessages } from '#lib/events/messages.ts';
import { eventWords } from '#lib/events/series/messages.ts';
import { eventFormMessages, eventPageMessages } from '#lib/events/words/page-messages.ts';
import { eventsViewMessages } from '#lib/events/words/view-messages.ts';
import { exportMessages, exportReadMe } from '#lib/export/messages.ts';
import { formMailingMessages } from '#lib/forms/mailing/messages.ts';
import { answerListMessages, eventSignUpMessages } from '#lib/forms/words/answer-list-messages.ts';
import { formEditingMessages } from '#lib/forms/words/editing-messages.ts';
import { formLog } from '#lib/forms/words/log-messages.ts';
import { signUpMailMessages } from '#lib/forms/words/mail-messages.ts';
import { signUpMessages } from '#lib/forms/words/messages.ts';
import { formStartMessages } from '#lib/forms/words/start-messages.ts';
import { formViewMessages } from '#lib/forms/words/view-messages.ts';
import { homeMessages } from '#lib/home/messages.ts';
import { homeViewMessages } from '#lib/home/view-messages.ts';
import { churchTableMessages } from '#lib/imports/church-tables/messages.ts';
import { csvColumnMessages } from '#lib/imports/csv/column-messages.ts';
import { csvMessages } from '#lib/imports/csv/messages.ts';
import { feedMessages, feedWords } from '#lib/imports/feed/messages.ts';
import { icsMessages } from '#lib/imports/ics/messages.ts';
import { importMessages, importPanelMessages } from '#lib/imports/messages.ts';
import { postgresqlMessages } from '#lib/imports/postgresql/messages.ts';
import { postgrestMessages } from '#lib/imports/postgrest/messages.ts';
import { wordpressMessages } from '#lib/imports/wordpress/messages.ts';
import { streamLog } from '#lib/livestream/log-messages.ts';
import { liveMessages, settingsMessages, streamFormMessages } from '#lib/livestream/messages.ts';
import { liveViewMessages } from '#lib/livestream/view-messages.ts';
import { mailMessages } from '#lib/mail/messages.ts';
import { ministryLog } from '#lib/ministries/log-messages.ts';
import { ministryFormMessages, ministryMessages, ministryPageMessages } from '#lib/ministries/messages.ts';
import { ministriesViewMessages } from '#lib/ministries/view-messages.ts';
import { layoutLog, navigationLog } from '#lib/navigation/words/log-messages.ts';
import { navigationMessages } from '#lib/navigation/words/messages.ts';
import { navigationViewMessages } from '#lib/navigation/words/view-messages.ts';
import { officeMessages } from '#lib/office/messages.ts';
import { pageTextMessages } from '#lib/page-texts/messages.ts';
import { wordsMessages } from '#lib/page-texts/words/editor-messages.ts';
import { pageTextLog } from '#lib/page-texts/words/log-messages.ts';
import { podcastLog } from '#lib/podcast/log-messages.ts';
import { podcastMessages } from '#lib/podcast/messages.ts';
import { prayerLog } from '#lib/prayer/log-messages.ts';
import { prayerMailMessages } from '#lib/prayer/mail-messages.ts';
import { prayerMessages } from '#lib/prayer/messages.ts';
import { prayerTeamMessages } from '#lib/prayer/team/messages.ts';
import { prayerFormMessages } from '#lib/prayer/view-messages.ts';
import { redirectLog } from '#lib/redirects/log-messages.ts';
import { redirectMessages } from '#lib/redirects/messages.ts';
import { searchMessages } from '#lib/search/messages.ts';
import { chapterMessages } from '#lib/sermons/chapters/messages.ts';
import { sermonLog } from '#lib/sermons/log-messages.ts';
import {
  sermonFormMessages,
  sermonLibraryMessages,
  sermonMessages,
  sermonPageMessages,
} from '#lib/sermons/messages.ts';
import { scriptureMessages } from '#lib/sermons/scripture/messages.ts';
import { seriesLog, seriesMessages } from '#lib/sermons/series/messages.ts';
import { soundFieldMessages } from '#lib/sermons/sound/field-messages.ts';
import { sermonSoundMessages } from '#lib/sermons/sound/messages.ts';
import { soundPlayerMessages } from '#lib/sermons/sound/player-messages.ts';
import { transcriptFormMessages } from '#lib/sermons/transcripts/words/form-messages.ts';
import { transcriptLog } from '#lib/sermons/transcripts/words/log-messages.ts';
import { transcriptMachineMessages } from '#lib/sermons/transcripts/words/machine-messages.ts';
import { transcriptMessages } from '#lib/sermons/transcripts/words/messages.ts';
import { transcriptPageMessages } from '#lib/sermons/transcripts/words/page-messages.ts';
import { sermonsViewMessages } from '#lib/sermons/view-messages.ts';
import {
  checklistMessages,
  setupFormMessages,
  setupMessages,
  setupStepMessages,
} from '#lib/setup/messages.ts';
import { blockMessages } from '#lib/site-pages/words/block-messages.ts';
import { pageEditingMessages } from '#lib/site-pages/words/editing-messages.ts';
import { sitePageLog } from '#lib/site-pages/words/log-messages.ts';
import { sitePageMessages } from '#lib/site-pages/words/messages.ts';
import { pageViewMessages } from '#lib/site-pages/words/view-messages.ts';
import { soundMessages } from '#lib/sound/messages.ts';
import { joiningMessages, staffLogMessages, staffMailMessages, staffMessages } from '#lib/staff/messages.ts';
import { ownAccountMessages, staffViewMessages } from '#lib/staff/view-messages.ts';
import { uploadMessages } from '#lib/uploads/messages.ts';
import { pictureMessages } from '#lib/uploads/view-messages.ts';
import type { Catalogue } from './catalogue.ts';
import { withOnePoint } from './one-point.ts';

/** Every sentence in English, by group; its type is that of every other language. */
export const english = withOnePoint({
  activity: activityMessages,
  adminPanel: adminPanelMessages,
  announcements: announcementMessages,
  announcementsLog: announcementLog,
  answerList: answerListMessages,
  art: artMessages,
  backupFiles: backupFileMessages,
  backupMail: backupMailMessages,
  backupProblems: backupProblemMessages,
  backups: backupMessages,
  banner: bannerMessages,
  bannerItems: bannerItemMessages,
  blocks: blockMessages,
  checklist: checklistMessages,
  checks: checkMessages,
  chapters: chapterMessages,
  church: churchMessages,
  churchFacts: churchFactMessages,
  churchPages: churchPageMessages,
  churchTables: churchTableMessages,
  churchView: churchViewMessages,
  closingForm: closingFormMessages,
  closingWords,
  closings: closingMessages,
  csv: csvMessages,
  csvColumns: csvColumnMessages,
  dates: dateMessages,
  documents: documentMessages,
  documentsLog: documentLog,
  editing: editingMessages,
  errorPages: errorPageMessages,
  errors: errorMessages,
  eventForms: eventFormMessages,
  eventPages: eventPageMessages,
  eventSignUps: eventSignUpMessages,
  eventWords,
  events: eventMessages,
  eventsView: eventsViewMessages,
  export: exportMessages,
  exportReadMe,
  factorTexts,
  factors: factorMessages,
  feed: feedMessages,
  feedWords,
  fields: fieldMessages,
  formEditing: formEditingMessages,
  formStarts: formStartMessages,
  formView: formViewMessages,
  forms: formMessages,
  formMailing: formMailingMessages,
  formsLog: formLog,
  gone: goneMessages,
  headlines: headlineMessages,
  home: homeMessages,
  homeView: homeViewMessages,
  ics: icsMessages,
  importPanel: importPanelMessages,
  imports: importMessages,
  joining: joiningMessages,
  layout: layoutMessages,
  layoutLog,
  layoutView: layoutViewMessages,
  limits: limitMessages,
  live: liveMessages,
  liveView: liveViewMessages,
  livestreamLog: streamLog,
  look: lookMessages,
  mail: mailMessages,
  ministries: ministryMessages,
  ministriesLog: ministryLog,
  ministriesView: ministriesViewMessages,
  ministryForm: ministryFormMessages,
  ministryPage: ministryPageMessages,
  navigation: navigationMessages,
  navigationLog,
  navigationView: navigationViewMessages,
  ordering: orderingMessages,
  otherSettings: otherSettingMessages,
  outbound: outboundMessages,
  office: officeMessages,
  ownAccount: ownAccountMessages,
  pageEditing: pageEditingMessages,
  pageTexts: pageTextMessages,
  pageTextsLog: pageTextLog,
  pageViews: pageViewMessages,
  pages: pageMessages,
  password: passwordMessages,
  pictures: pictureMessages,
  podcast: podcastMessages,
  podcastLog,
  postgresql: postgresqlMessages,
  postgrest: postgrestMessages,
  prayer: prayerMessages,
  prayerForm: prayerFormMessages,
  prayerLog,
  prayerMail: prayerMailMessages,
  prayerTeam: prayerTeamMessages,
  problemTitles,
  recovery: recoveryMessages,
  redirects: redirectMessages,
  redirectsLog: redirectLog,
  scripture: scriptureMessages,
  search: searchMessages,
  security: securityMessages,
  sermonForm: sermonFormMessages,
  sermonLibrary: sermonLibraryMessages,
  sermonPage: sermonPageMessages,
  sermonSound: sermonSoundMessages,
  sermons: sermonMessages,
  sermonsLog: sermonLog,
  sermonsView: sermonsViewMessages,
  transcriptForm: transcriptFormMessages,
  transcriptMachine: transcriptMachineMessages,
  transcriptPage: transcriptPageMessages,
  transcripts: transcriptMessages,
  transcriptsLog: transcriptLog,
  series: seriesMessages,
  seriesLog: seriesLog,
  serviceTimes: serviceTimeMessages,
  sessions: sessionMessages,
  settingsForm: settingsFormMessages,
  settingsGroups: settingsGroupMessages,
  setup: setupMessages,
  setupForm: setupFormMessages,
  setupSteps: setupStepMessages,
  signUpMail: signUpMailMessages,
  signUps: signUpMessages,
  sitePages: sitePageMessages,
  sitePagesLog: sitePageLog,
  soundField: soundFieldMessages,
  soundPlayer: soundPlayerMessages,
  sound: soundMessages,
  staff: staffMessages,
  staffLog: staffLogMessages,
  staffMail: staffMailMessages,
  staffPages: staffPageMessages,
  staffView: staffViewMessages,
  streamForm: streamFormMessages,
  streamSettings: settingsMessages,
  ui: uiMessages,
  uiView: uiViewMessages,
  uploads: uploadMessages,
  visitorForm: visitorFormMessages,
  wordpress: wordpressMessages,
  words: wordsMessages,
});

/** The sentences of a language, by group. */
export type Messages = Catalogue<typeof english>;
