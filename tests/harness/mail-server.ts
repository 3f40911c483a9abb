import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  /** What a site must be told to send its mail here. */
  environment: Record<string, string>;
  /** The mails so far, as they came over the wire. */
  mails: { to: string[]; source: string }[];
  /** From now on every mail is refused. */
  refuse: () => void;
  /** From now on refusals quote what was sent. */
  quote: (what: "password" | "mail" | "nothing") => void;
  stop: () => Promise<void>;
}

/** A real server that speaks SMTP, asks for a password and keeps what it takes in memory. */
export async function startMailServer(): Promise<MailServer> {
  const mails: MailServer["mails"] = [];
  let isRefusing = false;
  let quoted: "password" | "mail" | "nothing" = "nothing";
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, answer) => {
      if (quoted === "password") answer(new Error(`not ${password ?? ""}`));
      else if (username === "calima" && password === "viento") answer(null, { user: username });
      else answer(new Error("wrong password"));
    },
    onRcptTo: (_address, _session, answer) => {
      answer(isRefusing ? new Error("no mail for anybody") : null);
    },
    onData: (stream, { envelope }, answer) => {
      void text(stream).then((source) => {
        if (quoted === "mail") return void answer(new Error(`blocked: ${source.replaceAll("\r\n", " ")}`));
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), source });
        return void answer(null);
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("the mail server does not listen");
  return {
    environment: { SMTP_URL: `smtp://calima:viento@127.0.0.1:${address.port.toString()}`, MAIL_FROM: "website@calima.example" },
    mails,
    refuse: () => {
      isRefusing = true;
    },
    quote: (what) => {
      quoted = what;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
