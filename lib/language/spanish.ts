import { factorMessagesEs, factorTextsEs } from '#lib/account/messages.es.ts';
import { recoveryMessagesEs, securityMessagesEs } from '#lib/account/security-messages.es.ts';
import {
  adminPanelMessagesEs,
  passwordMessagesEs,
  sessionMessagesEs,
} from '#lib/account/session-messages.es.ts';
import { activityMessagesEs, headlineMessagesEs } from '#lib/activity/messages.es.ts';
import { announcementLogEs } from '#lib/announcements/log-messages.es.ts';
import { announcementMessagesEs } from '#lib/announcements/messages.es.ts';
import { artMessagesEs } from '#lib/art/messages.es.ts';
import { backupFileMessagesEs } from '#lib/backups/file-messages.es.ts';
import { backupMailMessagesEs } from '#lib/backups/mail-messages.es.ts';
import { backupMessagesEs } from '#lib/backups/messages.es.ts';
import { backupProblemMessagesEs } from '#lib/backups/problem-messages.es.ts';
import { bannerItemMessagesEs } from '#lib/banner/messages.es.ts';
import { bannerMessagesEs } from '#lib/banner/view-messages.es.ts';
import { churchFactMessagesEs, churchMessagesEs } from '#lib/church/messages.es.ts';
import { churchPageMessagesEs } from '#lib/church/page-messages.es.ts';
import {
  editingMessagesEs,
  lookMessagesEs,
  otherSettingMessagesEs,
  settingsFormMessagesEs,
  settingsGroupMessagesEs,
} from '#lib/church/settings-messages.es.ts';
import { churchViewMessagesEs } from '#lib/church/view-messages.es.ts';
import { closingMessagesEs, closingWordsEs } from '#lib/closings/messages.es.ts';
import { closingFormMessagesEs } from '#lib/closings/view-messages.es.ts';
import { serviceTimeMessagesEs } from '#lib/core/church/messages.es.ts';
import { dateMessagesEs } from '#lib/core/dates/messages.es.ts';
import { outboundMessagesEs } from '#lib/core/http/outbound-messages.es.ts';
import { checkMessagesEs } from '#lib/core/operations/words/check-messages.es.ts';
import { errorMessagesEs, limitMessagesEs, problemTitlesEs } from '#lib/core/operations/words/messages.es.ts';
import { fieldMessagesEs } from '#lib/core/operations/words/view-messages.es.ts';
import { formMessagesEs } from '#lib/core/site/forms/messages.es.ts';
import {
  layoutMessagesEs,
  orderingMessagesEs,
  pageMessagesEs,
  staffPageMessagesEs,
  uiMessagesEs,
} from '#lib/core/site/words/messages.es.ts';
import {
  errorPageMessagesEs,
  goneMessagesEs,
  layoutViewMessagesEs,
  uiViewMessagesEs,
} from '#lib/core/site/words/view-messages.es.ts';
import { visitorFormMessagesEs } from '#lib/core/visitor-form/messages.es.ts';
import { documentLogEs } from '#lib/documents/log-messages.es.ts';
import { documentMessagesEs } from '#lib/documents/messages.es.ts';
import { eventMessagesEs } from '#lib/events/messages.es.ts';
import { eventWordsEs } from '#lib/events/series/messages.es.ts';
import { eventFormMessagesEs, eventPageMessagesEs } from '#lib/events/words/page-messages.es.ts';
import { eventsViewMessagesEs } from '#lib/events/words/view-messages.es.ts';
import { exportMessagesEs, exportReadMeEs } from '#lib/export/messages.es.ts';
import { formMailingMessagesEs } from '#lib/forms/mailing/messages.es.ts';
import { answerListMessagesEs, eventSignUpMessagesEs } from '#lib/forms/words/answer-list-messages.es.ts';
import { formEditingMessagesEs } from '#lib/forms/words/editing-messages.es.ts';
import { formLogEs } from '#lib/forms/words/log-messages.es.ts';
import { signUpMailMessagesEs } from '#lib/forms/words/mail-messages.es.ts';
import { signUpMessagesEs } from '#lib/forms/words/messages.es.ts';
import { formStartMessagesEs } from '#lib/forms/words/start-messages.es.ts';
import { formViewMessagesEs } from '#lib/forms/words/view-messages.es.ts';
import { homeMessagesEs } from '#lib/home/messages.es.ts';
import { homeViewMessagesEs } from '#lib/home/view-messages.es.ts';
import { churchTableMessagesEs } from '#lib/imports/church-tables/messages.es.ts';
import { csvColumnMessagesEs } from '#lib/imports/csv/column-messages.es.ts';
import { csvMessagesEs } from '#lib/imports/csv/messages.es.ts';
import { feedMessagesEs, feedWordsEs } from '#lib/imports/feed/messages.es.ts';
import { icsMessagesEs } from '#lib/imports/ics/messages.es.ts';
import { importMessagesEs, importPanelMessagesEs } from '#lib/imports/messages.es.ts';
import { postgresqlMessagesEs } from '#lib/imports/postgresql/messages.es.ts';
import { postgrestMessagesEs } from '#lib/imports/postgrest/messages.es.ts';
import { wordpressMessagesEs } from '#lib/imports/wordpress/messages.es.ts';
import { streamLogEs } from '#lib/livestream/log-messages.es.ts';
import { liveMessagesEs, settingsMessagesEs, streamFormMessagesEs } from '#lib/livestream/messages.es.ts';
import { liveViewMessagesEs } from '#lib/livestream/view-messages.es.ts';
import { mailMessagesEs } from '#lib/mail/messages.es.ts';
import { ministryLogEs } from '#lib/ministries/log-messages.es.ts';
import {
  ministryFormMessagesEs,
  ministryMessagesEs,
  ministryPageMessagesEs,
} from '#lib/ministries/messages.es.ts';
import { ministriesViewMessagesEs } from '#lib/ministries/view-messages.es.ts';
import { layoutLogEs, navigationLogEs } from '#lib/navigation/words/log-messages.es.ts';
import { navigationMessagesEs } from '#lib/navigation/words/messages.es.ts';
import { navigationViewMessagesEs } from '#lib/navigation/words/view-messages.es.ts';
import { officeMessagesEs } from '#lib/office/messages.es.ts';
import { pageTextMessagesEs } from '#lib/page-texts/messages.es.ts';
import { wordsMessagesEs } from '#lib/page-texts/words/editor-messages.es.ts';
import { pageTextLogEs } from '#lib/page-texts/words/log-messages.es.ts';
import { podcastLogEs } from '#lib/podcast/log-messages.es.ts';
import { podcastMessagesEs } from '#lib/podcast/messages.es.ts';
import { prayerLogEs } from '#lib/prayer/log-messages.es.ts';
import { prayerMailMessagesEs } from '#lib/prayer/mail-messages.es.ts';
import { prayerMessagesEs } from '#lib/prayer/messages.es.ts';
import { prayerTeamMessagesEs } from '#lib/prayer/team/messages.es.ts';
import { prayerFormMessagesEs } from '#lib/prayer/view-messages.es.ts';
import { redirectLogEs } from '#lib/redirects/log-messages.es.ts';
import { redirectMessagesEs } from '#lib/redirects/messages.es.ts';
import { searchMessagesEs } from '#lib/search/messages.es.ts';
import { chapterMessagesEs } from '#lib/sermons/chapters/messages.es.ts';
import { sermonLogEs } from '#lib/sermons/log-messages.es.ts';
import {
  sermonFormMessagesEs,
  sermonLibraryMessagesEs,
  sermonMessagesEs,
  sermonPageMessagesEs,
} from '#lib/sermons/messages.es.ts';
import { scriptureMessagesEs } from '#lib/sermons/scripture/messages.es.ts';
import { seriesLogEs, seriesMessagesEs } from '#lib/sermons/series/messages.es.ts';
import { soundFieldMessagesEs } from '#lib/sermons/sound/field-messages.es.ts';
import { sermonSoundMessagesEs } from '#lib/sermons/sound/messages.es.ts';
import { soundPlayerMessagesEs } from '#lib/sermons/sound/player-messages.es.ts';
import { transcriptFormMessagesEs } from '#lib/sermons/transcripts/words/form-messages.es.ts';
import { transcriptLogEs } from '#lib/sermons/transcripts/words/log-messages.es.ts';
import { transcriptMachineMessagesEs } from '#lib/sermons/transcripts/words/machine-messages.es.ts';
import { transcriptMessagesEs } from '#lib/sermons/transcripts/words/messages.es.ts';
import { transcriptPageMessagesEs } from '#lib/sermons/transcripts/words/page-messages.es.ts';
import { sermonsViewMessagesEs } from '#lib/sermons/view-messages.es.ts';
import {
  checklistMessagesEs,
  setupFormMessagesEs,
  setupMessagesEs,
  setupStepMessagesEs,
} from '#lib/setup/messages.es.ts';
import { blockMessagesEs } from '#lib/site-pages/words/block-messages.es.ts';
import { pageEditingMessagesEs } from '#lib/site-pages/words/editing-messages.es.ts';
import { sitePageLogEs } from '#lib/site-pages/words/log-messages.es.ts';
import { sitePageMessagesEs } from '#lib/site-pages/words/messages.es.ts';
import { pageViewMessagesEs } from '#lib/site-pages/words/view-messages.es.ts';
import { soundMessagesEs } from '#lib/sound/messages.es.ts';
import {
  joiningMessagesEs,
  staffLogMessagesEs,
  staffMailMessagesEs,
  staffMessagesEs,
} from '#lib/staff/messages.es.ts';
import { ownAccountMessagesEs, staffViewMessagesEs } from '#lib/staff/view-messages.es.ts';
import { uploadMessagesEs } from '#lib/uploads/messages.es.ts';
import { pictureMessagesEs } from '#lib/uploads/view-messages.es.ts';
import type { Messages } from './english.ts';
import { withOnePoint } from './one-point.ts';

/** Every sentence in Spanish, by group. */
export const spanish = withOnePoint<Messages>({
  activity: activityMessagesEs,
  adminPanel: adminPanelMessagesEs,
  announcements: announcementMessagesEs,
  announcementsLog: announcementLogEs,
  answerList: answerListMessagesEs,
  art: artMessagesEs,
  backupFiles: backupFileMessagesEs,
  backupMail: backupMailMessagesEs,
  backupProblems: backupProblemMessagesEs,
  backups: backupMessagesEs,
  banner: bannerMessagesEs,
  bannerItems: bannerItemMessagesEs,
  blocks: blockMessagesEs,
  checklist: checklistMessagesEs,
  checks: checkMessagesEs,
  chapters: chapterMessagesEs,
  church: churchMessagesEs,
  churchFacts: churchFactMessagesEs,
  churchPages: churchPageMessagesEs,
  churchTables: churchTableMessagesEs,
  churchView: churchViewMessagesEs,
  closingForm: closingFormMessagesEs,
  closingWords: closingWordsEs,
  closings: closingMessagesEs,
  csv: csvMessagesEs,
  csvColumns: csvColumnMessagesEs,
  dates: dateMessagesEs,
  documents: documentMessagesEs,
  documentsLog: documentLogEs,
  editing: editingMessagesEs,
  errorPages: errorPageMessagesEs,
  errors: errorMessagesEs,
  eventForms: eventFormMessagesEs,
  eventPages: eventPageMessagesEs,
  eventSignUps: eventSignUpMessagesEs,
  eventWords: eventWordsEs,
  events: eventMessagesEs,
  eventsView: eventsViewMessagesEs,
  export: exportMessagesEs,
  exportReadMe: exportReadMeEs,
  factorTexts: factorTextsEs,
  factors: factorMessagesEs,
  feed: feedMessagesEs,
  feedWords: feedWordsEs,
  fields: fieldMessagesEs,
  formEditing: formEditingMessagesEs,
  formStarts: formStartMessagesEs,
  formView: formViewMessagesEs,
  forms: formMessagesEs,
  formMailing: formMailingMessagesEs,
  formsLog: formLogEs,
  gone: goneMessagesEs,
  headlines: headlineMessagesEs,
  home: homeMessagesEs,
  homeView: homeViewMessagesEs,
  ics: icsMessagesEs,
  importPanel: importPanelMessagesEs,
  imports: importMessagesEs,
  joining: joiningMessagesEs,
  layout: layoutMessagesEs,
  layoutLog: layoutLogEs,
  layoutView: layoutViewMessagesEs,
  limits: limitMessagesEs,
  live: liveMessagesEs,
  liveView: liveViewMessagesEs,
  livestreamLog: streamLogEs,
  look: lookMessagesEs,
  mail: mailMessagesEs,
  ministries: ministryMessagesEs,
  ministriesLog: ministryLogEs,
  ministriesView: ministriesViewMessagesEs,
  ministryForm: ministryFormMessagesEs,
  ministryPage: ministryPageMessagesEs,
  navigation: navigationMessagesEs,
  navigationLog: navigationLogEs,
  navigationView: navigationViewMessagesEs,
  ordering: orderingMessagesEs,
  otherSettings: otherSettingMessagesEs,
  outbound: outboundMessagesEs,
  office: officeMessagesEs,
  ownAccount: ownAccountMessagesEs,
  pageEditing: pageEditingMessagesEs,
  pageTexts: pageTextMessagesEs,
  pageTextsLog: pageTextLogEs,
  pageViews: pageViewMessagesEs,
  pages: pageMessagesEs,
  password: passwordMessagesEs,
  pictures: pictureMessagesEs,
  podcast: podcastMessagesEs,
  podcastLog: podcastLogEs,
  postgresql: postgresqlMessagesEs,
  postgrest: postgrestMessagesEs,
  prayer: prayerMessagesEs,
  prayerForm: prayerFormMessagesEs,
  prayerLog: prayerLogEs,
  prayerMail: prayerMailMessagesEs,
  prayerTeam: prayerTeamMessagesEs,
  problemTitles: problemTitlesEs,
  recovery: recoveryMessagesEs,
  redirects: redirectMessagesEs,
  redirectsLog: redirectLogEs,
  scripture: scriptureMessagesEs,
  search: searchMessagesEs,
  security: securityMessagesEs,
  sermonForm: sermonFormMessagesEs,
  sermonLibrary: sermonLibraryMessagesEs,
  sermonPage: sermonPageMessagesEs,
  sermonSound: sermonSoundMessagesEs,
  sermons: sermonMessagesEs,
  sermonsLog: sermonLogEs,
  sermonsView: sermonsViewMessagesEs,
  transcriptForm: transcriptFormMessagesEs,
  transcriptMachine: transcriptMachineMessagesEs,
  transcriptPage: transcriptPageMessagesEs,
  transcripts: transcriptMessagesEs,
  transcriptsLog: transcriptLogEs,
  series: seriesMessagesEs,
  seriesLog: seriesLogEs,
  serviceTimes: serviceTimeMessagesEs,
  sessions: sessionMessagesEs,
  settingsForm: settingsFormMessagesEs,
  settingsGroups: settingsGroupMessagesEs,
  setup: setupMessagesEs,
  setupForm: setupFormMessagesEs,
  setupSteps: setupStepMessagesEs,
  signUpMail: signUpMailMessagesEs,
  signUps: signUpMessagesEs,
  sitePages: sitePageMessagesEs,
  sitePagesLog: sitePageLogEs,
  soundField: soundFieldMessagesEs,
  soundPlayer: soundPlayerMessagesEs,
  sound: soundMessagesEs,
  staff: staffMessagesEs,
  staffLog: staffLogMessagesEs,
  staffMail: staffMailMessagesEs,
  staffPages: staffPageMessagesEs,
  staffView: staffViewMessagesEs,
  streamForm: streamFormMessagesEs,
  streamSettings: settingsMessagesEs,
  ui: uiMessagesEs,
  uiView: uiViewMessagesEs,
  uploads: uploadMessagesEs,
  visitorForm: visitorFormMessagesEs,
  wordpress: wordpressMessagesEs,
  words: wordsMessagesEs,
});
