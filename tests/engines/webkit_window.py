#!/usr/bin/python3
"""A bare browser window for WebKitWebDriver; MiniBrowser cannot be narrower than 447 px."""

import os
import sys
from typing import Any

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

if "--check" in sys.argv:
    sys.exit()

folder = os.environ["TABLEFORONE_KEEPS"]
kept = WebKit2.WebsiteDataManager(base_data_directory=f"{folder}/data", base_cache_directory=f"{folder}/cache")
context = WebKit2.WebContext.new_with_website_data_manager(kept)
context.set_automation_allowed(True)
kept.set_tls_errors_policy(WebKit2.TLSErrorsPolicy.IGNORE)


def new_view(*_: Any) -> Any:
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    window = Gtk.Window(title="Table for One")
    window.set_decorated(False)
    window.set_default_size(1280, 800)
    window.add(view)
    window.show_all()
    return view


def automated(_: Any, session: Any) -> None:
    session.connect("create-web-view", new_view)


context.connect("automation-started", automated)
Gtk.main()
