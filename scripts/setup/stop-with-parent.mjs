// It is preloaded into the server, which then stops when the process that started it is gone, even if that was killed.
import process from 'node:process';

if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
