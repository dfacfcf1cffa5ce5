// One line about something that takes a while: "Installing packages… 32 s".

/** Shows the line until the function that it answers is called. A terminal sees the seconds pass; a log gets a line every half minute. */
export function showProgress(title, stream) {
  const started = Date.now();
  const line = () => `${title}… ${Math.round((Date.now() - started) / 1000)} s`;
  const write = () => stream.write(stream.isTTY ? `\r${line()}` : `${line()}\n`);
  if (stream.isTTY) write();
  else stream.write(`${title}…\n`);
  const timer = setInterval(write, stream.isTTY ? 1000 : 30_000);
  return (ok) => {
    clearInterval(timer);
    stream.write(`${stream.isTTY ? '\r' : ''}${line()}${ok ? '' : ', failed'}\n`);
  };
}
