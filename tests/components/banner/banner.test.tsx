import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Banner } from '#components/banner/banner.tsx';

test('a visitor without scripts reads all announcements, not only those of the first page', () => {
  const written = Array.from({ length: 12 }, (_, at) => ({
    kind: 'announcement' as const,
    id: String(at),
    message: `News ${at + 1}.`,
    href: null,
    background_color: '#2d4a94',
    text_color: '#ffffff',
    scroll_speed: 'normal' as const,
    is_urgent: at === 0,
    ends_at: null,
  }));
  const html = renderToStaticMarkup(<Banner written={written} changesAt={null} />);
  for (const { message } of written) expect(html.split(message), message).toHaveLength(2);
});
