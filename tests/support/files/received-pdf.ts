import { ReceivedFile } from '#lib/core/storage/received-file.ts';
import { receivedDocument } from '#lib/documents/kind.ts';

/** A small PDF as a request has brought it, in the DATA_DIR of the test. */
export function receivedPdf(name = 'bulletin.pdf'): Promise<ReceivedFile> {
  const bytes = async function* () {
    yield Buffer.from('%PDF-1.7\n%%EOF\n');
  };
  return ReceivedFile.receive(name, bytes(), receivedDocument);
}
