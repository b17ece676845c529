// Shows the messages that the church sends to this browser (lib/push), where the browser does not do so by itself. It keeps
// nothing, and answers no request.

self.addEventListener('push', (event) => {
  const { title, navigate, ...look } = event.data.json().notification;
  event.waitUntil(
    self.registration.showNotification(title, { ...look, icon: '/icon-192.png', data: { navigate } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.navigate));
});
