import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  /** The settings with which a site sends its mail here. */
  environment: Record<string, string>;
  /** The mails received so far, unparsed. */
  mails: { to: string[]; source: string }[];
  /** Refuses every mail from now on. */
  refuse: () => void;
  /** Quotes the password or the mail in refusals from now on. */
  quote: (what: "password" | "mail" | "nothing") => void;
  stop: () => Promise<void>;
}

/** A real SMTP server that requires a password and keeps mails in memory. */
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
