import { createServer, type Server } from 'node:net';

/**
 * Starts a mail server at the one port of mail that no privilege is needed for; specs that run at a time take hosts of their
 * own, such as 127.0.0.2.
 */
export async function startMailServer(host: string): Promise<{ server: Server; received: string[] }> {
  const received: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 mail.test ESMTP\r\n');
    let isText = false;
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes;
      while (isText ? text.includes('\r\n.\r\n') : text.includes('\r\n')) {
        const end = isText ? '\r\n.\r\n' : '\r\n';
        const line = text.slice(0, text.indexOf(end));
        text = text.slice(line.length + end.length);
        if (isText) received.push(line);
        const isData = !isText && line === 'DATA';
        isText = isData;
        socket.write(isData ? '354 Go on\r\n' : '250 2.0.0 Taken\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(2525, host, resolve));
  return { server, received };
}
