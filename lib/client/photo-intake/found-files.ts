/** A file somebody chose or dropped, and where it lay; empty when it came alone. */
export interface FoundFile {
  file: File;
  folder: string;
}

/** A folder's name as it is shown and kept: of a path, its last parts. */
const LONGEST_FOLDER = 200;
export const folderName = (parts: readonly string[]): string => parts.join(' / ').slice(-LONGEST_FOLDER);

/** Files that computers write beside photos, which nobody means. */
const isJunk = (name: string) => name.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name);

/** What an input gave; one for folders says where each file lay. */
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
    // A browser gives a hundred at a time, and none when it is through.
    for (let some = await entriesIn(reader); some.length > 0; some = await entriesIn(reader))
      for (const inner of some) found.push(...(await filesIn(inner, [...folders, entry.name], onUnread)));
  } catch {
    onUnread(entry.name);
  }
  return found;
}

/**
 * What was dropped, folders and all; what cannot be read is told by its name. To be called while the drop is being
 * told: the browser forgets it right after.
 */
export function fromDrop(transfer: DataTransfer, onUnread: OnUnread): Promise<FoundFile[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return Promise.resolve(fromInput([...transfer.files]));
  return Promise.all(entries.map((entry) => filesIn(entry, [], onUnread))).then((found) => found.flat());
}
