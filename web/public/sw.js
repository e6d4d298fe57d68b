// Wakes up when it is somebody's turn, and opens the table when they touch the message.

const WORDS = {
  en: 'Your turn',
  fr: 'À toi de jouer',
  de: 'Du bist dran',
  uk: 'Твій хід',
  pt: 'É a tua vez',
};

self.addEventListener('push', (event) => {
  const notice = event.data ? event.data.json() : {};
  const lang = (self.navigator.language || 'en').slice(0, 2);
  event.waitUntil(
    self.registration.showNotification(WORDS[lang] || WORDS.en, {
      body: notice.name || 'Kaffeeklatsch',
      icon: '/icon.svg',
      // A later message about the same table replaces the earlier one.
      tag: notice.table,
      data: { path: notice.table ? `/t/${notice.table}` : '/' },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const page = pages.find((each) => new URL(each.url).pathname === path);
      return page ? page.focus() : self.clients.openWindow(path);
    }),
  );
});
