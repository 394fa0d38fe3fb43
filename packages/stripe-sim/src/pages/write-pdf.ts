/** Latin text only, as the built-in fonts of PDF have it; parentheses and backslashes end a string there. */
function pdfText(text: string): string {
  return text
    .replaceAll("×", "x")
    .replace(/[^\x20-\x7e]/g, "?")
    .replace(/[\\()]/g, (sign) => `\\${sign}`);
}

/** One page of plain lines, the smallest document that readers open. */
export function writePdf(lines: readonly string[]): string {
  const shown = lines.map((line) => `(${pdfText(line)}) Tj T*`).join("\n");
  const stream = `BT /F1 12 Tf 16 TL 56 780 Td\n${shown}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let text = "%PDF-1.4\n";
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const start = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  return `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}
