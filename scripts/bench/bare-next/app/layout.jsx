import Link from 'next/link';

export const metadata = { title: 'A bare page', description: 'What the framework itself takes.' };

const sections = ['about', 'events', 'sermons', 'ministries', 'live', 'giving', 'visit'];

export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <body>
        <header>
          <Sections />
        </header>
        <main>{children}</main>
        <footer>
          <Sections />
        </footer>
      </body>
    </html>
  );
}

function Sections() {
  return (
    <nav>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            <Link href={`/${section}`} prefetch={false}>
              {section}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
