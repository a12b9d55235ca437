/** A selected or dropped file with its folder; the folder is empty for a single file. */
export interface FoundFile {
  file: File;
  folder: string;
}

/** Folder name as shown and stored: the last parts of its path. */
const LONGEST_FOLDER = 200;
export const folderName = (parts: readonly string[]): string => parts.join(' / ').slice(-LONGEST_FOLDER);

/** Files that operating systems create beside photos. */
const isJunk = (name: string) => name.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name);

/** Files of an input; a folder input includes each file's path. */
export const fromInput = (files: readonly File[]): FoundFile[] =>
  files
    .filter(({ name }) => !isJunk(name))
    .map((file) => ({ file, folder: folderName(file.webkitRelativePath.split('/').slice(0, -1)) }));

const entriesIn = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

type OnUnread = (name: string) => void;

async function filesIn(entry: FileSystemEntry, folders: readonly string[], onUnread: OnUnread): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  try {
    if (isFile(entry)) {
      const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
      return isJunk(file.name) ? [] : [{ file, folder: folderName(folders) }];
    }
    const reader = (entry as FileSystemDirectoryEntry).createReader();
    // Browsers return up to a hundred entries at a time, and none at the end.
    for (let some = await entriesIn(reader); some.length > 0; some = await entriesIn(reader))
      for (const inner of some) found.push(...(await filesIn(inner, [...folders, entry.name], onUnread)));
  } catch {
    onUnread(entry.name);
  }
  return found;
}

/**
 * Dropped files, including folders; unreadable ones are reported by name. Must be called synchronously in the drop
 * event: the browser clears the data afterwards.
 */
export function fromDrop(transfer: DataTransfer, onUnread: OnUnread): Promise<FoundFile[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return Promise.resolve(fromInput([...transfer.files]));
  return Promise.all(entries.map((entry) => filesIn(entry, [], onUnread))).then((found) => found.flat());
}
